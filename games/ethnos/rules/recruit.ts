import { drawKind } from '../../../kernel/bag.ts'
import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, withCard } from '../content/cards.ts'
import { DRAGONS, HAND_LIMIT } from '../content/table.ts'
import type { EthnosEvent, EthnosPosition } from '../position.ts'
import { nextTurn } from './age.ts'
import { endAge } from './age-end.ts'

/** ET-TURN-2 */
export const hasRoom = (hand: readonly Card[]): boolean => hand.length < HAND_LIMIT

/** ET-RECRUIT-1, ET-RECRUIT-2: a card of the row, which is not replaced. Everybody sees it go (ET-RECRUIT-3). */
export function recruitFromRow(p: EthnosPosition, seat: Seat, card: Card, emit: Emit<EthnosEvent> | null): void {
  p.row.splice(p.row.indexOf(card), 1)
  p.hands[seat] = withCard(p.hands[seat], card)
  p.known[seat] = withCard(p.known[seat], card)
  emit?.({ kind: 'recruited', seat, card })
  nextTurn(p, seat)
}

export function recruitFromDeck(p: EthnosPosition, seat: Seat, rng: Rng, emit: Emit<EthnosEvent> | null): void {
  if (drawFighter(p, seat, rng, emit)) nextTurn(p, seat)
  else endAge(p, seat, rng, emit)
}

/** Draws until a fighter is in hand; false if the third dragon came first (ET-DRAGON-1 to ET-DRAGON-4). */
export function drawFighter(p: EthnosPosition, seat: Seat, rng: Rng, emit: Emit<EthnosEvent> | null): boolean {
  while (p.upper === 0 && rng.below(p.lower + DRAGONS - p.dragons) >= p.lower) {
    p.dragons++
    emit?.({ kind: 'dragon', seat, number: p.dragons })
    if (p.dragons === DRAGONS) return false
  }
  const card = drawKind(p.deck, p.upper + p.lower, rng)
  if (p.upper > 0) p.upper--
  else p.lower--
  p.hands[seat] = withCard(p.hands[seat], card)
  emit?.({ kind: 'drew', seat, card })
  return true
}
