import { MERFOLK_GLORY } from '../content/boards.ts'
import { TABLE_SIZES } from '../content/table.ts'
import type { EthnosPosition } from '../position.ts'
import { shareOut } from '../rules/scoring.ts'
import type { GloryFigures } from '../weights/figures.ts'

/** The merfolk board is scored like one more kingdom. */
export const SEA = 6
const BOARDS = 7
/** A place is given by how many are ahead and how many are level, oneself included. */
const LEVELS = 6
const PLACES = LEVELS * LEVELS
/** First and alone, which pays more with two players (ET-2P-4). Takes the number of a place that cannot occur: six ahead, six level. */
export const ALONE = PLACES - 1
export const placeOf = (ahead: number, level: number): number => ahead * LEVELS + level - 1

/** What every place pays from now on. Tokens never change during a game and clones share them, so this is cached. */
let tokens: readonly number[] = []
let seats = 0
let laterAge = 0
let paid: Float64Array = new Float64Array(0)

/** Where a kingdom's or the sea's row begins in `paymentsOf`. */
export const rowOf = (p: EthnosPosition, board: number): number => (firstToScore(p) * BOARDS + board) * PLACES

/** What each place pays over the ages still to be scored if nothing changes; later ages count less. */
export function paymentsOf(p: EthnosPosition, f: GloryFigures): Float64Array {
  if (p.tokens !== tokens || p.seats !== seats || f.laterAge !== laterAge) {
    tokens = p.tokens
    seats = p.seats
    laterAge = f.laterAge
    paid = reckon()
  }
  return paid
}

export const ageRuns = (p: EthnosPosition): boolean => p.agenda[0].kind !== 'hordes'

const firstToScore = (p: EthnosPosition): number => (ageRuns(p) ? p.age : p.age + 1)

function reckon(): Float64Array {
  const { ages, side } = TABLE_SIZES[seats]
  const all = new Float64Array((ages + 2) * BOARDS * PLACES)
  const perKingdom = tokens.length / 6
  for (let board = 0; board < BOARDS; board++) {
    const values = board === SEA ? MERFOLK_GLORY[side] : tokens.slice(board * perKingdom, (board + 1) * perKingdom)
    for (let first = ages; first >= 1; first--) {
      const row = (first * BOARDS + board) * PLACES
      const later = row + BOARDS * PLACES
      const reckonPlace = (place: number, counts: readonly number[]): void => {
        all[row + place] =
          shareOut({ seats, age: first, trolls: [] }, counts, values)[0] + laterAge * all[later + place]
      }
      reckonPlace(ALONE, countsWith(0, 1, 0))
      for (let ahead = 0; ahead < seats; ahead++)
        for (let level = 1; level <= seats - ahead; level++)
          reckonPlace(placeOf(ahead, level), countsWith(ahead, level, 1))
    }
  }
  return all
}

/** Seat 0 with this many ahead and level; the others have `less`. */
const countsWith = (ahead: number, level: number, less: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat < level ? 2 : seat < level + ahead ? 3 : less))
