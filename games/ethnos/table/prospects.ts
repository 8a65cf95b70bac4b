import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { GIANT_GLORY, MERFOLK_GLORY } from '../content/boards.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import { TABLE_SIZES } from '../content/table.ts'
import { MERFOLK } from '../content/tribes.ts'
import { type EthnosPosition, NONE } from '../position.ts'
import { bandGlory, kingdomCounts, kingdomValues, scoredSize, shareOut } from '../rules/scoring.ts'

/** What a seat would gain by each source if the age ended now. */
export interface Prospect {
  readonly kingdoms: number
  readonly merfolk: number
  readonly giants: number
  readonly bands: number
  readonly total: number
}

export function prospects(p: EthnosPosition): readonly Prospect[] {
  const { side } = TABLE_SIZES[p.seats]
  const shares = ALL_KINGDOMS.map(kingdom => shareOut(p, kingdomCounts(p, kingdom), kingdomValues(p, kingdom)))
  const sea = p.tribes.includes(MERFOLK) ? shareOut(p, p.merfolk, MERFOLK_GLORY[side]) : p.merfolk.map(() => 0)
  return seatsOf(p.seats).map(seat => {
    const kingdoms = shares.reduce((sum, gains) => sum + gains[seat], 0)
    const bands = bandsOf(p, seat).reduce((sum, band) => sum + bandGlory(scoredSize(band)), 0)
    const giants = p.giant !== NONE && p.bands[p.giant].seat === seat ? GIANT_GLORY[side][p.age - 1] : 0
    return { kingdoms, merfolk: sea[seat], giants, bands, total: kingdoms + sea[seat] + giants + bands }
  })
}

export const bandsOf = (p: EthnosPosition, seat: Seat) => p.bands.filter(band => band.seat === seat)
