import type { Outcome, ScoreLine } from '../../../kernel/game.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import { AGES_IN_LEDGER, type EthnosPosition, SOURCES } from '../position.ts'
import { ledgerIndex } from './glory.ts'

/** ET-FINAL-2, ET-R-19: markers in the six kingdoms together. */
function markersOnBoard(p: EthnosPosition, seat: Seat): number {
  let sum = 0
  for (const kingdom of ALL_KINGDOMS) sum += p.markers[seat * 6 + kingdom]
  return sum
}

/** ET-FINAL-3, ET-R-20: sizes of the last age's bands as they lie now, largest first. */
const bandSizes = (p: EthnosPosition, seat: Seat): number[] =>
  p.bands.flatMap(band => (band.seat === seat ? [band.cards.length] : [])).sort((a, b) => b - a)

function compareBands(p: EthnosPosition, a: Seat, b: Seat): number {
  const [left, right] = [bandSizes(p, a), bandSizes(p, b)]
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const compareSeats = (p: EthnosPosition, a: Seat, b: Seat): number =>
  p.glory[a] - p.glory[b] || markersOnBoard(p, a) - markersOnBoard(p, b) || compareBands(p, a, b)

/** ET-FINAL-1 to ET-FINAL-4: a seat's place is one more than the number of seats ahead of it. */
export function placesOf(p: EthnosPosition): number[] {
  const seats = seatsOf(p.seats)
  return seats.map(seat => 1 + seats.filter(other => compareSeats(p, other, seat) > 0).length)
}

export function outcome(p: EthnosPosition): Outcome | null {
  if (p.agenda.length > 0) return null
  return { places: placesOf(p), scores: p.glory.slice(), lines: seatsOf(p.seats).map(seat => linesOf(p, seat)) }
}

/** The score sheet so far, age by age. */
export function linesOf(p: EthnosPosition, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = []
  for (let age = 1; age <= AGES_IN_LEDGER; age++)
    for (const source of SOURCES) {
      const points = p.ledger[ledgerIndex(seat, age, source)]
      if (points !== 0) lines.push({ source, round: age, points })
    }
  return lines
}
