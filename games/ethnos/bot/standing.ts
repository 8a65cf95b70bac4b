import type { EthnosPosition } from '../position.ts'
import type { GloryFigures } from '../weights/figures.ts'
import type { Glance } from './glance.ts'
import { paymentsOf, rowOf, SEA } from './payments.ts'

/** Of markers in a kingdom or cells at sea. */
const countOf = (p: EthnosPosition, seat: number, board: number): number =>
  board === SEA ? p.merfolk[seat] : p.markers[seat * 6 + board]

/** The place a seat takes with so much, in halves. */
function placeWith(p: EthnosPosition, seat: number, board: number, mine: number): number {
  let place = 0
  for (let other = 0; other < p.seats; other++) if (other !== seat) place += behind(mine, countOf(p, other, board))
  return place
}

/** How far one is behind another, in halves of a place. */
const behind = (mine: number, theirs: number): number => (theirs > mine ? 2 : theirs === mine ? 1 : 0)

/** What the seat's place pays if nothing changes. Who has nothing there is paid nothing. */
export const standing = (p: EthnosPosition, seat: number, board: number, f: GloryFigures): number =>
  standingWith(p, seat, board, countOf(p, seat, board), f)

/** The same if the seat had so much there. */
const standingWith = (p: EthnosPosition, seat: number, board: number, mine: number, f: GloryFigures): number =>
  mine === 0 ? 0 : paymentsOf(p, f)[rowOf(p, board) + placeWith(p, seat, board, mine)]

/** What the mover gains there by coming to `mine`: its own place, and by their shares the places of the rivals it passes. */
export function rise(g: Glance, board: number, mine: number): number {
  const { p, seat, f } = g
  const paid = paymentsOf(p, f)
  const row = rowOf(p, board)
  const before = countOf(p, seat, board)
  let gain = standingWith(p, seat, board, mine, f) - standing(p, seat, board, f)
  for (let other = 0; other < p.seats; other++) {
    const theirs = countOf(p, other, board)
    if (other === seat || theirs === 0) continue
    const fall = behind(theirs, mine) - behind(theirs, before)
    if (fall === 0) continue
    const place = row + placeWith(p, other, board, theirs)
    const loss = paid[place] - paid[place + fall]
    if (loss > 0) gain += g.shareOf(other) * loss
  }
  return gain
}
