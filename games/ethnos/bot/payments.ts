import { MERFOLK_GLORY } from '../content/boards.ts'
import { TABLE_SIZES } from '../content/table.ts'
import type { EthnosPosition } from '../position.ts'
import type { GloryFigures } from '../weights/figures.ts'

/** The merfolk board is scored as if it were one more kingdom. */
export const SEA = 6
const BOARDS = 7
/** Places are told in halves, because equals share one: 0 is the first, 1 lies between the first and the second. */
const PLACES = 12

/** What every place pays from now on. Tokens never change during a game and clones share them, so this is kept. */
let tokens: readonly number[] = []
let seats = 0
let laterAge = 0
let paid: Float64Array = new Float64Array(0)

/** Where the row of a kingdom or the sea begins in `paymentsOf`. */
export const rowOf = (p: EthnosPosition, board: number): number => (firstToScore(p) * BOARDS + board) * PLACES

/** What each place pays over the ages still to be scored if nothing changes, later ages counting for less. */
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
    for (let first = 1; first <= ages; first++)
      for (let place = 0; place < PLACES; place++)
        all[(first * BOARDS + board) * PLACES + place] = payments(first, ages, place / 2, values)
  }
  return all
}

function payments(first: number, ages: number, place: number, values: readonly number[]): number {
  let sum = 0
  let weight = 1
  for (let age = first; age <= ages; age++) {
    const index = age - 1 - place
    const [low, high] = [values[Math.floor(index)] ?? 0, values[Math.ceil(index)] ?? 0]
    sum += (weight * (low + high)) / 2
    weight *= laterAge
  }
  return sum
}
