import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { clonePosition, type EthnosPosition, SOURCES, type Source } from '../position.ts'
import { endAge } from '../rules/age-end.ts'
import { ledgerIndex } from '../rules/glory.ts'
import { shareOut } from '../rules/scoring.ts'

/** What a seat would gain by each source if the age ended now. */
export interface Prospect extends Readonly<Record<Source, number>> {
  readonly total: number
}

/** Told by the rules: they end the age on a copy. Hordes pay only where nobody is asked about them, in the last age. */
export function prospects(p: EthnosPosition): readonly Prospect[] {
  const after = clonePosition(p)
  endAge(after, 0, Rng.fromSeed('prospects'), null)
  return seatsOf(p.seats).map(seat => {
    const gained = (source: Source): number => {
      const at = ledgerIndex(seat, p.age, source)
      return after.ledger[at] - p.ledger[at]
    }
    return {
      kingdoms: gained('kingdoms'),
      merfolk: gained('merfolk'),
      giants: gained('giants'),
      bands: gained('bands'),
      hordes: gained('hordes'),
      total: SOURCES.reduce((sum, source) => sum + gained(source), 0),
    }
  })
}

/** Does the age run, so that there is something to expect from its end? */
export const ageRuns = (p: EthnosPosition): boolean => p.agenda.length > 0 && p.agenda[0].kind !== 'hordes'

/** What the places of a kingdom or the merfolk board pay in an age, the first one first; what pays nothing is left out. */
export function paidByPlace(seats: number, age: number, values: readonly number[]): readonly number[] {
  const downhill = seatsOf(seats).map(seat => seats - seat)
  const paid = shareOut({ seats, age, trolls: [] }, downhill, values)
  return paid.slice(0, Math.max(1, paid.findLastIndex(glory => glory > 0) + 1))
}

/** What it pays to a seat that is the only one there. */
export function paidAlone(seats: number, age: number, values: readonly number[]): number {
  const alone = seatsOf(seats).map(seat => (seat === 0 ? 1 : 0))
  return shareOut({ seats, age, trolls: [] }, alone, values)[0]
}

export const bandsOf = (p: EthnosPosition, seat: Seat) => p.bands.filter(band => band.seat === seat)
