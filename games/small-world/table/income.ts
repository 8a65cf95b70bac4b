import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { clone, type IncomeLine, type SmallWorld, type SmallWorldEvent } from '../position.ts'
import { score } from '../rules/score.ts'

export interface Income {
  readonly lines: readonly IncomeLine[]
  readonly total: number
}

/** What the seat would be paid if its turn ended now, told by the rules themselves: they score a copy. */
export function incomeOf(p: SmallWorld, seat: Seat): Income {
  let income: Income = { lines: [], total: 0 }
  const emit = (event: SmallWorldEvent) => {
    if (event.kind === 'scored') income = event
  }
  score({ p: clone(p), rng: Rng.fromSeed('preview'), emit }, seat)
  return income
}
