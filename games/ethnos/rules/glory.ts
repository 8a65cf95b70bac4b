import type { Seat } from '../../../kernel/seat.ts'
import { type EthnosPosition, LEDGER_WIDTH, SOURCES, type Source } from '../position.ts'

/** ET-SCORE-9: glory has no upper limit. The ledger records where it came from. */
export function gainGlory(p: EthnosPosition, seat: Seat, source: Source, glory: number): void {
  p.glory[seat] += glory
  p.ledger[ledgerIndex(seat, p.age, source)] += glory
}

export const ledgerIndex = (seat: Seat, age: number, source: Source): number =>
  seat * LEDGER_WIDTH + (age - 1) * SOURCES.length + SOURCES.indexOf(source)
