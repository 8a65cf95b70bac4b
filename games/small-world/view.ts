import { HIDDEN } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { clone, LEDGER_OF_SEAT, ledgerAt, type SmallWorld, type SmallWorldEvent, SOURCES } from './position.ts'

const REGIONS = SOURCES.indexOf('regions')

/** Coins lie face down until the end, unless the table plays with open coins. SW-SCORE-5 SW-RUL-61 */
export const hidesCoins = (p: SmallWorld): boolean => !p.openCoins && p.agenda.length > 0

/** The stacks need no mask: what is left in them is known, and their order is not yet made. SW-RUL-64 */
export function view(p: SmallWorld, viewer: Viewer): SmallWorld {
  if (!hidesCoins(p)) return { ...p }
  const coins = p.coins.slice()
  const ledger = p.ledger.slice()
  for (let seat = 0; seat < p.seats; seat++) {
    if (seat === viewer) continue
    coins[seat] = HIDDEN
    ledger.fill(HIDDEN, seat * LEDGER_OF_SEAT, (seat + 1) * LEDGER_OF_SEAT)
  }
  return { ...p, coins, ledger }
}

/** What a turn pays is counted out in the open: nothing in an event is secret. */
export const mask = (event: SmallWorldEvent, _viewer: Viewer): SmallWorldEvent => event

/** Somebody else's purse is guessed to be about as heavy as one's own. */
export function imagine(seen: SmallWorld, seat: Seat, rng: Rng): SmallWorld {
  const p = clone(seen)
  const ledger = p.ledger.slice()
  for (let other = 0; other < p.seats; other++) {
    if (p.coins[other] !== HIDDEN) continue
    p.coins[other] = Math.max(0, p.coins[seat] + rng.below(9) - 4)
    ledger.fill(0, other * LEDGER_OF_SEAT, (other + 1) * LEDGER_OF_SEAT)
    ledger[ledgerAt(other, p.round, REGIONS)] = p.coins[other]
  }
  p.ledger = ledger
  return p
}
