import { placesOf } from '../../../kernel/judgement.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { GIANT_GLORY, ORC_GLORY } from '../content/boards.ts'
import { TABLE_SIZES } from '../content/table.ts'
import { MERFOLK } from '../content/tribes.ts'
import { type EthnosPosition, NONE } from '../position.ts'
import { hordeSize } from '../rules/age-end.ts'
import { bandGlory, scoredSize, trollSum } from '../rules/scoring.ts'
import type { GloryFigures } from '../weights/figures.ts'
import { TERMS } from '../weights/terms.ts'
import { bestBand, HandCount, timeLeft } from './hand.ts'
import { ageRuns, SEA } from './payments.ts'
import { standing } from './standing.ts'

const AT = placesOf(TERMS)

const counted = new HandCount()

/** The glory a seat can expect at the end, as seen now. */
export function prospects(p: EthnosPosition, seat: Seat, into: Float64Array, row: number, f: GloryFigures): void {
  into[row + AT.glory] = p.glory[seat]
  if (p.agenda.length === 0) return
  for (let kingdom = 0; kingdom < 6; kingdom++) {
    into[row + AT.markers] += p.markers[seat * 6 + kingdom]
    into[row + AT.kingdoms] += standing(p, seat, kingdom, f)
  }
  if (p.tribes.includes(MERFOLK)) {
    into[row + AT.swimmers] = p.merfolk[seat]
    into[row + AT.merfolk] = standing(p, seat, SEA, f)
  }
  if (p.hordes[seat] !== 0) into[row + AT.horde] = ORC_GLORY[hordeSize(p, seat)]
  into[row + AT.trolls] = trollSum(p, seat)
  if (!ageRuns(p)) return
  into[row + AT.bands] = bandsGlory(p, seat)
  if (p.giant !== NONE && p.bands[p.giant].seat === seat) into[row + AT.giant] = giantGlory(p)
  const hand = p.hands[seat]
  if (hand.length === 0) return
  const time = timeLeft(p, f)
  const { largest, skeletons } = counted.count(hand)
  into[row + AT.hand] = time * bestBand(largest, skeletons, f)
  into[row + AT.cards] = time * hand.length
}

/** What the giant token pays at the end of the age. */
export const giantGlory = (p: EthnosPosition): number => GIANT_GLORY[TABLE_SIZES[p.seats].side][p.age - 1]

/** What the age's bands pay at its end. */
export function bandsGlory(p: EthnosPosition, seat: Seat): number {
  let value = 0
  for (let i = 0; i < p.bands.length; i++) if (p.bands[i].seat === seat) value += bandGlory(scoredSize(p.bands[i]))
  return value
}
