import type { Emit, Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ALL_COMPANIONS, COMPANION_PRICE, type Companion } from '../content/figures.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { gain } from './companions.ts'
import { pay } from './ledger.ts'
import { refuse } from './objections.ts'

export const PURCHASES: readonly DarkLandsMove[] = ALL_COMPANIONS.map(companion => ({ kind: 'buy', companion }))

export const PROCEED: DarkLandsMove = { kind: 'proceed' }

export const purchaseObjection = (p: DarkLandsPosition, seat: Seat): Objection | null =>
  p.coins[seat] >= COMPANION_PRICE ? null : refuse('coins-short', { price: COMPANION_PRICE, coins: p.coins[seat] })

export function buy(p: DarkLandsPosition, seat: Seat, companion: Companion, emit: Emit<DarkLandsEvent> | null): void {
  pay(p, seat, 'companions', -COMPANION_PRICE)
  gain(p, seat, companion)
  emit?.({ kind: 'bought', seat, companion, price: COMPANION_PRICE })
  useCards(p, seat, 1)
}

/** On to step 2; the chance to buy is over for this turn (DL-RUL-9). */
export function useCards(p: DarkLandsPosition, seat: Seat, bought: number): void {
  p.agenda.pop()
  p.agenda.push({ kind: 'play', seat, amount: bought })
}
