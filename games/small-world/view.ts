import { HIDDEN } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { clonePosition, LEDGER_OF_SEAT, type SmallWorldEvent, type SmallWorldPosition } from './position.ts'

/** Coins lie face down until the end, unless the table plays with open coins. SW-SCORE-5 SW-RUL-61 */
export const hidesCoins = (p: SmallWorldPosition): boolean => !p.openCoins && p.agenda.length > 0

/**
 * The stacks need no mask: what is left in them is known, and their order is not determined yet (SW-RUL-64). Nor does
 * the ledger: income and prices are paid in the open and could be remembered (SW-RUL-61).
 */
export function view(p: SmallWorldPosition, viewer: Viewer): SmallWorldPosition {
  if (!hidesCoins(p)) return { ...p }
  return { ...p, coins: p.coins.map((coins, seat) => (seat === viewer ? coins : HIDDEN)) }
}

/** Income is paid in the open, so nothing in an event is secret. */
export const mask = (event: SmallWorldEvent, _viewer: Viewer): SmallWorldEvent => event

/** A player who has watched every payment need not guess at a purse. */
export function imagine(seen: SmallWorldPosition, _seat: Seat, _rng: Rng): SmallWorldPosition {
  const p = clonePosition(seen)
  for (let other = 0; other < p.seats; other++) p.coins[other] = counted(p, other)
  return p
}

function counted(p: SmallWorldPosition, seat: number): number {
  let coins = 0
  for (let at = seat * LEDGER_OF_SEAT; at < (seat + 1) * LEDGER_OF_SEAT; at++) coins += p.ledger[at]
  return coins
}
