import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { PictureScene } from '../../../learn/primer.ts'
import { BOARD } from '../content/boards.ts'
import { ATTACK, KIND } from '../content/deck.ts'
import { type DarkLandsMove, type DarkLandsPosition, NONE, topFrame } from '../position.ts'
import { type Laying, layings, ownSupport, regionsOf, spoils, strengthOf, sumOf } from '../queries.ts'
import { OPENINGS } from './openings.ts'

type DarkLandsScene = PictureScene<DarkLandsPosition, DarkLandsMove>

const YOU = 0
const TABLE = { seats: 3, options: {} }

const openRegions = (p: DarkLandsPosition): number => p.owners.filter(owner => owner === NONE).length

/** Your turn has just begun, and no earlier exchange is open. */
const isYourTurn = (p: DarkLandsPosition): boolean => {
  const frame = topFrame(p)
  return frame?.kind === 'buy' && frame.seat === YOU && !p.exchanging[YOU]
}

/** The capture that pays most now. */
export const bestCapture = (p: DarkLandsPosition): Laying | undefined =>
  [...layings(p, YOU, 'capture')].sort((a, b) => spoils(p, b.cell) - spoils(p, a.cell))[0]

const board = {
  match: { ...TABLE, ...OPENINGS.board },
  seat: YOU,
  watches: true,
  position: ({ view }) =>
    topFrame(view)?.kind === 'buy' &&
    openRegions(view) > 12 &&
    seatsOf(view.seats).every(seat => regionsOf(view, seat) > 4) &&
    view.forts.some(fort => fort !== NONE),
  figures: view => ({ open: openRegions(view), all: BOARD[view.board].size }),
} satisfies DarkLandsScene

const hand = {
  match: { ...TABLE, ...OPENINGS.hand },
  seat: YOU,
  position: ({ view }) => {
    const cards = view.hands[YOU] ?? []
    return (
      isYourTurn(view) &&
      cards.length === 6 &&
      (['troop', 'fortification', 'magic'] as const).every(kind => cards.some(card => KIND[card] === kind)) &&
      bestCapture(view) !== undefined
    )
  },
  figures: (view, seat) => ({ cards: (view.hands[seat] ?? []).length }),
} satisfies DarkLandsScene

const capture = {
  match: { ...TABLE, ...OPENINGS.capture },
  seat: YOU,
  position: ({ view }) => {
    const best = bestCapture(view)
    return (
      isYourTurn(view) &&
      best !== undefined &&
      elementAt(view.levels, best.cell) > 6 &&
      sumOf(strengthOf(view, YOU, best.card, best.cell)) === elementAt(view.levels, best.cell) &&
      elementAt(ATTACK, best.card) + ownSupport(view, YOU, best.cell) === elementAt(view.levels, best.cell) &&
      ownSupport(view, YOU, best.cell) > 1
    )
  },
  figures: view => {
    const best = bestCapture(view)
    if (!best) throw new Error('Nothing can be captured here')
    return {
      attack: elementAt(ATTACK, best.card),
      support: ownSupport(view, YOU, best.cell),
      level: elementAt(view.levels, best.cell),
      pay: spoils(view, best.cell),
    }
  },
} satisfies DarkLandsScene

export const scenes = { board, hand, capture }
export type Scenes = typeof scenes
