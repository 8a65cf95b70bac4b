import { replaced } from '../../../kernel/list.ts'
import { ledgerAt, type SmallWorld } from '../position.ts'

/** Every coin that comes or goes is written down with its source. */
export function earn(p: SmallWorld, seat: number, source: number, points: number): void {
  p.coins[seat] += points
  const at = ledgerAt(seat, p.round, source)
  p.ledger = replaced(p.ledger, at, p.ledger[at] + points)
}
