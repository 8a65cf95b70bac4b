import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAfter } from '../../../kernel/seat.ts'
import { BASIC_DRAW, COMPANION_PRICE, MAGE } from '../content/figures.ts'
import { type DarkLandsEvent, type DarkLandsPosition, NONE } from '../position.ts'
import { readyAll } from './companions.ts'
import { cardsLeft, drawToHand } from './deck.ts'
import { finish, nobodyWasActive } from './end.ts'
import { openExchange } from './exchange.ts'

/** Whose turn this is, counted from 1: down from the first player, then up from the last (DL-ORDER-1 to -3). */
export function seatOfTurn(first: Seat, seats: number, turn: number): Seat {
  const step = turn - 1
  return step < seats ? seatAfter(first, seats, -step) : seatAfter(first, seats, 1 + (step % seats))
}

export const roundOfTurn = (seats: number, turn: number): number => Math.ceil(turn / seats)

export function startTurn(p: DarkLandsPosition, emit: Emit<DarkLandsEvent> | null): void {
  if (p.first === NONE) throw new Error('no first player yet')
  p.turn++
  p.round = roundOfTurn(p.seats, p.turn)
  const seat = seatOfTurn(p.first, p.seats, p.turn)
  p.active[seat] = false
  if (p.claims.length > 0) p.claims = p.claims.map(claim => (claim.seat === seat ? { ...claim, ripe: true } : claim))
  // DL-BUY-6: a seat that cannot buy is not asked. In the first turn all can, so a redraw is never skipped.
  const kind = p.coins[seat] >= COMPANION_PRICE ? 'buy' : 'play'
  p.agenda.push({ kind, seat, amount: 0 })
  emit?.({ kind: 'turn', seat, round: p.round })
}

/** The cards that ending step 2 now would bring (DL-DRAW-1, DL-DRAW-2); none if that ends the game (DL-RUL-34). */
export const drawsAtEnd = (p: DarkLandsPosition, seat: Seat): number =>
  nobodyWasActive(p) ? 0 : Math.min(BASIC_DRAW + p.ready[seat * 3 + MAGE], cardsLeft(p))

/** Ends step 2 and carries out, in this order, what DL-RUL-29 lists. Only the exchange stays open. */
export function endTurn(p: DarkLandsPosition, seat: Seat, rng: Rng, emit: Emit<DarkLandsEvent> | null): void {
  const idleMages = p.ready[seat * 3 + MAGE]
  p.agenda.pop()
  dropCharges(p)
  endRipeClaims(p, seat, emit)
  emit?.({ kind: 'turn-ended', seat, active: p.active[seat], idleMages })
  // DL-RUL-34: before the draw.
  if (nobodyWasActive(p)) {
    finish(p, 'inactive', emit)
    return
  }
  // DL-DRAW-1, DL-DRAW-2, DL-RUL-20
  drawToHand(p, seat, BASIC_DRAW + idleMages, 'turn', rng, emit)
  readyAll(p, seat)
  openExchange(p, seat)
  startTurn(p, emit)
}

/** DL-MC-2: charges are used up by the next Troop card and lost at the end of step 2. */
export function dropCharges(p: DarkLandsPosition): void {
  p.attackCharge = 0
  p.treasureCharge = 0
  p.remote = []
}

/** DL-MC-6 */
function endRipeClaims(p: DarkLandsPosition, seat: Seat, emit: Emit<DarkLandsEvent> | null): void {
  // Claims are ripe only in their owner's turn.
  const ended = p.claims.filter(claim => claim.ripe)
  if (ended.length === 0) return
  p.claims = p.claims.filter(claim => !ended.includes(claim))
  for (const { cell } of ended) emit?.({ kind: 'claim-ended', seat, cell })
}
