import { ledgerAt, type SmallWorldPosition } from '../position.ts'

/** Every coin that comes or goes is recorded with its source. */
export function earn(p: SmallWorldPosition, seat: number, source: number, points: number): void {
  if (points === 0) return
  const ledger = p.ledger.slice()
  p.ledger = ledger
  enter(p, ledger, seat, source, points)
}

/** Writes to a ledger of the position's own: clones share theirs, and several entries need only one copy. */
export function enter(p: SmallWorldPosition, ledger: number[], seat: number, source: number, points: number): void {
  p.coins[seat] += points
  ledger[ledgerAt(seat, p.round, source)] += points
}
