import type { EthnosPosition } from '../position.ts'
import type { GloryFigures } from '../weights/figures.ts'
import { ALONE, paymentsOf, placeOf, rowOf, SEA } from './payments.ts'

/** Counts of markers in a kingdom or cells at sea. */
const countOf = (p: EthnosPosition, seat: number, board: number): number =>
  board === SEA ? p.merfolk[seat] : p.markers[seat * 6 + board]

/** What the seat's place pays if nothing changes. Troll tokens are weighed separately: they are gone after the age. */
export const standing = (p: EthnosPosition, seat: number, board: number, f: GloryFigures): number =>
  standingIf(p, seat, board, seat, countOf(p, seat, board), f)

/** The same if the mover had this much there. A seat with nothing there is paid nothing. */
function standingIf(
  p: EthnosPosition,
  seat: number,
  board: number,
  mover: number,
  moved: number,
  f: GloryFigures,
): number {
  const mine = seat === mover ? moved : countOf(p, seat, board)
  if (mine === 0) return 0
  let ahead = 0
  let level = 1
  let below = 0
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue
    const theirs = other === mover ? moved : countOf(p, other, board)
    if (theirs > mine) ahead++
    else if (theirs === mine) level++
    else if (theirs > 0) below++
  }
  const isAlone = ahead + below === 0 && level === 1
  return paymentsOf(p, f)[rowOf(p, board) + (isAlone ? ALONE : placeOf(ahead, level))]
}

/** Whom the mover would overtake, and the share of a rival's value that counts. */
interface Mover {
  readonly p: EthnosPosition
  readonly seat: number
  readonly f: GloryFigures
  shareOf(rival: number): number
}

/** What the mover gains there by reaching `mine`: its own place, plus its share of what the rivals lose. */
export function rise(mover: Mover, board: number, mine: number): number {
  const { p, seat, f } = mover
  const before = countOf(p, seat, board)
  let gain = standingIf(p, seat, board, seat, mine, f) - standing(p, seat, board, f)
  for (let other = 0; other < p.seats; other++) {
    const theirs = countOf(p, other, board)
    // A rival with nothing there, or still on the same side of the mover, keeps its place; with two players, one may
    // lose being alone.
    if (other === seat || theirs === 0 || theirs < before || (theirs > mine && p.seats > 2)) continue
    const loss = standing(p, other, board, f) - standingIf(p, other, board, seat, mine, f)
    if (loss > 0) gain += mover.shareOf(other) * loss
  }
  return gain
}
