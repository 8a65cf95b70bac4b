import { ledgerAt, type SmallWorld } from '../position.ts'

/** Every coin that comes or goes is written down with its source. */
export function earn(p: SmallWorld, seat: number, source: number, points: number): void {
  p.coins[seat] += points
  p.ledger[ledgerAt(seat, p.round, source)] += points
}
