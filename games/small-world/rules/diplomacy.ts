import type { Seat } from '../../../kernel/seat.ts'
import type { SmallWorldPosition } from '../position.ts'
import type { Step } from './step.ts'

/** Bits of the opponents whose active race was not attacked this turn. SW-POWER-DIPLOMAT-1 SW-RUL-46 */
export const alliesFor = (p: SmallWorldPosition, seat: Seat): number =>
  ((1 << p.seats) - 1) & ~(1 << seat) & ~p.attacked

export function ally({ p, emit }: Step, seat: Seat, other: Seat): void {
  p.ally[seat] = other
  emit?.({ kind: 'allied', seat, ally: other })
}
