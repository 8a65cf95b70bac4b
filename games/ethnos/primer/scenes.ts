import { entryOf } from '../../../kernel/list.ts'
import type { PictureScene } from '../../../learn/primer.ts'
import { type Card, kingdomOf, tribeOf } from '../content/cards.ts'
import { ALL_KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { TABLE_SIZES } from '../content/table.ts'
import type { EthnosMove, EthnosPosition } from '../position.ts'
import { kingdomCounts, kingdomPay } from '../queries.ts'
import { OPENINGS } from './openings.ts'

type EthnosScene = PictureScene<EthnosPosition, EthnosMove>

const TABLE = { seats: 4, options: { tribes: ['centaur', 'dwarf', 'elf', 'giant', 'minotaur', 'wizard'] } }
const YOU = 0

const markersIn = (p: EthnosPosition, kingdom: Kingdom): number =>
  kingdomCounts(p, kingdom).reduce((sum, count) => sum + count, 0)

/** Where most markers stand. */
export const busiestKingdom = (p: EthnosPosition): Kingdom =>
  ALL_KINGDOMS.reduce((best, kingdom) => (markersIn(p, kingdom) > markersIn(p, best) ? kingdom : best))

/** Everybody has a different number of markers there, and you come second. */
const isClear = (p: EthnosPosition): boolean => {
  const counts = kingdomCounts(p, busiestKingdom(p))
  const ranked = [...counts].sort((a, b) => b - a)
  return new Set(counts).size === counts.length && ranked[1] === counts[YOU] && (ranked[2] ?? 0) > 0
}

const world = {
  match: { ...TABLE, ...OPENINGS.world },
  seat: YOU,
  position: ({ view }) =>
    view.age === 2 &&
    isClear(view) &&
    kingdomPay(view, busiestKingdom(view)).places.length === 2 &&
    ALL_KINGDOMS.every(kingdom => markersIn(view, kingdom) > 2),
  figures: view => ({ age: view.age }),
} satisfies EthnosScene

const row = {
  match: { ...TABLE, ...OPENINGS.row },
  seat: YOU,
  position: ({ view, moves }) =>
    view.age === 1 && view.row.length === 7 && moves.some(({ kind }) => kind === 'recruit'),
  figures: view => ({ row: view.row.length }),
} satisfies EthnosScene

/** The first of the largest playable bands. */
const largestBand = (moves: readonly EthnosMove[]): readonly Card[] =>
  moves.reduce<readonly Card[]>(
    (best, move) => (move.kind === 'band' && move.cards.length > best.length ? move.cards : best),
    [],
  )

/** The largest band visible in a hand: the most cards of one colour or one tribe. */
const largestGroup = (hand: readonly Card[]): number =>
  Math.max(
    ...[kingdomOf, tribeOf].flatMap(kind => hand.map(card => hand.filter(other => kind(other) === kind(card)).length)),
  )

const band = {
  match: { ...TABLE, ...OPENINGS.band },
  seat: YOU,
  position: ({ view, moves }) =>
    view.hands[YOU]?.length === 6 &&
    largestBand(moves).length === 4 &&
    new Set(largestBand(moves).map(tribeOf)).size > 1,
  figures: (view, seat) => ({ hand: view.hands[seat]?.length ?? 0, size: largestGroup(view.hands[seat] ?? []) }),
} satisfies EthnosScene

const kingdom = {
  ...world,
  figures: (view, seat) => {
    const where = busiestKingdom(view)
    const counts = kingdomCounts(view, where)
    const [first = 0, second = 0] = kingdomPay(view, where).places
    return {
      where,
      first,
      second,
      most: Math.max(...counts),
      mine: counts[seat] ?? 0,
      third: [...counts].sort((a, b) => b - a)[2] ?? 0,
    }
  },
} satisfies EthnosScene

export const scenes = { world, row, band, kingdom }
export type Scenes = typeof scenes

/** With two or three players, and with more. */
export const [FEW, MANY] = [entryOf(TABLE_SIZES, 2), entryOf(TABLE_SIZES, 4)]
