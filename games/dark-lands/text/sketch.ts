import { elementAt } from '../../../kernel/list.ts'
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { BOARD_PLANS } from '../content/boards.ts'
import { type Card, idOf, SUPPORT } from '../content/deck.ts'
import { type DarkLandsPosition, NONE } from '../position.ts'
import { claimOn, regionsOf } from '../queries.ts'
import type { Names } from './names.ts'

/** The parts of the drawing that are words. */
export interface SketchWords {
  readonly legend: string
  readonly round: (round: number) => string
  readonly piles: (deck: number, discard: number) => string
  readonly player: (figures: {
    readonly name: string
    readonly coins: number
    /** Ready and owned of each type: "2/3". */
    readonly companions: readonly string[]
    readonly cards: number
    readonly regions: number
  }) => string
  readonly hand: (cards: string) => string
}

/** By seat, after its colour. */
const MARKS: readonly string[] = ['R', 'B', 'G', 'Y', 'P']

/**
 * Rows of hexes, two lines each. Above: the region's number. Below: the level of an open region with the claimant's
 * mark, or the owner's mark with Troop and Fortification support.
 */
export function drawBoard(p: DarkLandsPosition): string[] {
  const { rows } = BOARD_PLANS[p.board]
  const widest = Math.max(...rows)
  let cell = 0
  return rows.flatMap(length => {
    const cells = Array.from({ length }, () => cell++)
    const indent = '   '.repeat(widest - length)
    return [
      indent + cells.map(at => `#${at + 1}`.padEnd(6)).join(''),
      indent + cells.map(at => faceOf(p, at).padEnd(6)).join(''),
    ].map(line => line.trimEnd())
  })
}

function faceOf(p: DarkLandsPosition, cell: number): string {
  const owner = elementAt(p.owners, cell)
  const claim = claimOn(p, cell)
  if (owner === NONE) return `(${p.levels[cell]})${claim ? elementAt(MARKS, claim.seat).toLowerCase() : ''}`
  const fort = elementAt(p.forts, cell)
  return `${MARKS[owner]}${SUPPORT[elementAt(p.troops, cell)]}${fort === NONE ? '' : `+${SUPPORT[fort]}`}`
}

export function drawTable(
  p: DarkLandsPosition,
  viewer: Viewer,
  nameOf: (seat: Seat) => string,
  words: SketchWords,
  names: Names,
): string {
  const lines = [words.round(p.round), words.legend, '', ...drawBoard(p), '']
  lines.push(words.piles(p.deckSize + p.under.length, p.discardSize))
  for (const seat of seatsOf(p.seats)) {
    lines.push(
      words.player({
        name: `${MARKS[seat]} ${nameOf(seat)}`,
        coins: elementAt(p.coins, seat),
        companions: [0, 1, 2].map(type => `${p.ready[seat * 3 + type]}/${p.companions[seat * 3 + type]}`),
        cards: elementAt(p.hands, seat).length + elementAt(p.named, seat).length,
        regions: regionsOf(p, seat),
      }),
    )
  }
  if (viewer !== null) lines.push(words.hand(listOf(elementAt(p.hands, viewer), names)))
  return lines.join('\n')
}

/** Names of cards; face-down ones are not named. */
const listOf = (cards: readonly Card[], names: Names): string =>
  cards
    .filter(card => card >= 0)
    .map(card => names.cards[idOf(card)])
    .join(', ')
