import { elementAt, entryOf } from '../../../kernel/list.ts'
import { type Seat, seatsOf, type Viewer } from '../../../kernel/seat.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { GIANT_GLORY, MERFOLK_GLORY, TROLL_TOKENS } from '../content/boards.ts'
import type { Card } from '../content/cards.ts'
import { ALL_KINGDOMS, KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { DRAGONS, TABLE_SIZES } from '../content/table.ts'
import { GIANT, MERFOLK, ORC, TRIBES, TROLL } from '../content/tribes.ts'
import { type Band, type EthnosPosition, NONE, topFrame } from '../position.ts'
import { bandsOf, isInHorde, kingdomValues } from '../queries.ts'
import { followers, type KingdomTable, listCards, type TribeTable } from './names.ts'

/** What a language adds to the drawing. */
export interface SketchWords {
  readonly tribes: TribeTable
  readonly kingdoms: KingdomTable
  cardName(card: Card): string
  age(age: number, ages: number): string
  readonly gameOver: string
  dragons(seen: number, all: number): string
  /** `safe` cards at the top hold no dragon. */
  deck(cards: number, safe: number): string
  readonly tribesInPlay: string
  readonly row: string
  readonly empty: string
  readonly merfolkBoard: string
  readonly giantToken: string
  readonly trollTokens: string
  readonly glory: string
  readonly supply: string
  readonly hand: string
  hidden(cards: number): string
  readonly bands: string
  readonly band: string
  readonly horde: string
}

const ROMAN = ['I', 'II', 'III'] as const
const NOTHING = '·'
const LINE = 110

/** The table for a terminal. Hides what the viewer may not know even when given the full position. */
export const sketchIn =
  (words: SketchWords) =>
  (p: EthnosPosition, viewer: Viewer, nameOf: NameOf): string =>
    [
      ...headline(p, words),
      '',
      ...board(p, words, nameOf),
      '',
      ...seatsOf(p.seats).flatMap(seat => player(p, seat, viewer, words, nameOf)),
    ].join('\n')

function headline(p: EthnosPosition, words: SketchWords): string[] {
  const { ages } = entryOf(TABLE_SIZES, p.seats)
  const left = p.upper + p.lower + DRAGONS - p.dragons
  const state = [words.age(p.age, ages), words.dragons(p.dragons, DRAGONS), words.deck(left, p.upper)]
  if (p.agenda.length === 0) state.unshift(words.gameOver)
  return [
    state.join(' · '),
    `${words.tribesInPlay}: ${p.tribes.map(tribe => words.tribes[TRIBES[tribe]].many).join(', ')}`,
    `${words.row} (${p.row.length}): ${listCards(p.row, words.cardName) || words.empty}`,
  ]
}

/** Kingdoms with their tokens, boards and tokens in play, glory and supply: one line each, one column a player. */
function board(p: EthnosPosition, words: SketchWords, nameOf: NameOf): string[] {
  const { ages, side } = entryOf(TABLE_SIZES, p.seats)
  const seats = seatsOf(p.seats)
  const active = topFrame(p)?.seat
  const line = (label: string, values: readonly number[], cell: (seat: Seat) => string | number) => [
    label,
    ...Array.from({ length: ages }, (_, i) => `${values[i] ?? ''}`),
    ...seats.map(seat => `${cell(seat) || NOTHING}`),
  ]
  const rows = [
    ['', ...ROMAN.slice(0, ages), ...seats.map(seat => (seat === active ? '▸ ' : '') + nameOf(seat))],
    ...ALL_KINGDOMS.map(kingdom => {
      return line(kingdomTitle(kingdom, words), kingdomValues(p, kingdom), seat =>
        elementAt(p.markers, seat * 6 + kingdom),
      )
    }),
  ]
  if (p.tribes.includes(MERFOLK))
    rows.push(line(words.merfolkBoard, MERFOLK_GLORY[side], seat => elementAt(p.merfolk, seat)))
  if (p.tribes.includes(GIANT)) rows.push(line(words.giantToken, GIANT_GLORY[side], seat => giantOf(p, seat)))
  if (p.tribes.includes(TROLL)) rows.push(line(words.trollTokens, [], seat => trollsOf(p, seat)))
  rows.push(line(words.glory, [], seat => `${p.glory[seat]}`))
  rows.push(line(words.supply, [], seat => `${p.supply[seat]}`))
  return columns(rows)
}

/** "Pelagon (grey)" */
export function kingdomTitle(kingdom: Kingdom, { kingdoms }: SketchWords): string {
  const { name, colour } = kingdoms[KINGDOMS[kingdom]]
  return `${name} (${colour})`
}

export const giantOf = (p: EthnosPosition, seat: Seat): string =>
  p.giant !== NONE && p.bands[p.giant]?.seat === seat ? '✓' : ''

export const trollsOf = (p: EthnosPosition, seat: Seat): string =>
  TROLL_TOKENS.filter(value => p.trolls[value - 1] === seat).join('+')

function columns(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number): number => Math.max(...rows.map(row => row[column]?.length ?? 0))
  return rows.map(row =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column)))).join('  '),
  )
}

function player(p: EthnosPosition, seat: Seat, viewer: Viewer, words: SketchWords, nameOf: NameOf): string[] {
  const lines = [`${nameOf(seat)} · ${words.hand} ${elementAt(p.hands, seat).length}${handOf(p, seat, viewer, words)}`]
  if (p.tribes.includes(ORC)) lines.push(`  ${words.horde}: ${hordeOf(p, seat, words) || NOTHING}`)
  const bands = bandsOf(p, seat).map(band => bandOf(band, words))
  if (bands.length > 0) lines.push(...wrapped(`  ${words.bands}: `, bands))
  return lines
}

/** The leader after a star: "3 ★ purple dwarf, red dwarf, skeleton". */
export function bandOf({ cards, leader }: Band, words: SketchWords): string {
  const company = followers(cards, leader)
  const rest = company.length > 0 ? `, ${listCards(company, words.cardName)}` : ''
  return `${cards.length} ★ ${words.cardName(leader)}${rest}`
}

/** The pieces, wrapped and indented below the label. */
function wrapped(label: string, pieces: readonly string[]): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.pop()
    if (last === undefined) lines.push(label + piece)
    else if (last.length + piece.length < LINE) lines.push(`${last} | ${piece}`)
    else lines.push(last, ' '.repeat(label.length) + piece)
  }
  return lines
}

export function handOf(p: EthnosPosition, seat: Seat, viewer: Viewer, words: SketchWords): string {
  const hand = elementAt(p.hands, seat)
  if (hand.length === 0) return ''
  const shown = seat === viewer ? hand : elementAt(p.known, seat)
  const hidden = hand.length - shown.length
  const parts = shown.length > 0 ? [listCards(shown, words.cardName)] : []
  if (hidden > 0) parts.push(words.hidden(hidden))
  return `: ${parts.join(', ')}`
}

export const hordeOf = (p: EthnosPosition, seat: Seat, words: SketchWords): string =>
  ALL_KINGDOMS.filter(kingdom => isInHorde(p, seat, kingdom))
    .map(kingdom => words.kingdoms[KINGDOMS[kingdom]].colour)
    .join(', ')
