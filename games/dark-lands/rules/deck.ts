import { drawKind } from '../../../kernel/bag.ts'
import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, withCards } from '../content/deck.ts'
import { type DarkLandsEvent, type DarkLandsPosition, type DrawReason, NONE } from '../position.ts'

export const cardsLeft = (p: DarkLandsPosition): number => p.deckSize + p.under.length + p.discardSize

/** The top card of the deck, which is reshuffled first if it is empty; NONE if there is no card at all (DL-RUL-23). */
export function takeTop(p: DarkLandsPosition, rng: Rng, emit: Emit<DarkLandsEvent> | null): Card | typeof NONE {
  // DL-RUL-22: at the moment a card is needed, not when the last one leaves.
  reshuffleIfEmpty(p, emit)
  if (p.deckSize > 0) return drawKind(p.deck, p.deckSize--, rng)
  if (p.under.length === 0) return NONE
  const top = p.under[0]
  p.under = p.under.slice(1)
  p.underBy = p.underBy.slice(1)
  return top
}

/** DL-DECK-1, DL-DECK-2: the whole discard pile, the reserve with it. */
export function reshuffleIfEmpty(p: DarkLandsPosition, emit: Emit<DarkLandsEvent> | null): void {
  if (p.deckSize > 0 || p.under.length > 0 || p.discardSize === 0) return
  for (let card = 0; card < p.deck.length; card++) {
    p.deck[card] = p.discard[card]
    p.discard[card] = 0
  }
  p.deckSize = p.discardSize
  p.discardSize = 0
  emit?.({ kind: 'reshuffled', cards: p.deckSize })
}

export function drawToHand(
  p: DarkLandsPosition,
  seat: Seat,
  count: number,
  why: DrawReason,
  rng: Rng,
  emit: Emit<DarkLandsEvent> | null,
): void {
  const cards: Card[] = []
  for (let n = 0; n < count; n++) {
    const card = takeTop(p, rng, emit)
    if (card === NONE) break
    cards.push(card)
  }
  if (cards.length === 0) return
  cards.sort((a, b) => a - b)
  p.hands[seat] = withCards(p.hands[seat], cards)
  // A card from the arranged bottom involves no chance, so the event itself must bar undo.
  emit?.({ kind: 'drew', seat, cards, why, shows: true })
}

export function discard(p: DarkLandsPosition, card: Card): void {
  p.discard[card]++
  p.discardSize++
}

export function discardAll(p: DarkLandsPosition, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) discard(p, cards[i])
}
