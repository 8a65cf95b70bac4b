import type { Emit, Objection } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { CARD_KINDS, type Card, withCards, withoutCards } from '../content/deck.ts'
import { EXCHANGE_RATE } from '../content/figures.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { discardAll, drawToHand } from './deck.ts'
import { refuse } from './objections.ts'

export const CLOSE: DarkLandsMove = { kind: 'close' }

/** Every possible pair of cards, by its lower and its higher card. */
export const GIVINGS: readonly (readonly DarkLandsMove[])[] = Array.from({ length: CARD_KINDS }, (_, low) =>
  Array.from({ length: CARD_KINDS }, (_, high) => ({ kind: 'give' as const, cards: [low, high] })),
)

/** DL-OVERLAP-1: it stays open during the turns that follow. A seat with fewer than two cards is not asked. */
export function openExchange(p: DarkLandsPosition, seat: Seat): void {
  p.exchanging[seat] = p.hands[seat].length >= EXCHANGE_RATE
}

/** Pairs are named one by one, unseen by the others, and nothing is drawn before the last one (DL-RUL-21). */
export function listGivings(p: DarkLandsPosition, seat: Seat, moves: DarkLandsMove[]): void {
  const hand = p.hands[seat]
  moves.push(CLOSE)
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === hand[i - 1]) continue
    const givings = GIVINGS[hand[i]]
    for (let j = i + 1; j < hand.length; j++) if (j === i + 1 || hand[j] !== hand[j - 1]) moves.push(givings[hand[j]])
  }
}

export function givingObjection(p: DarkLandsPosition, seat: Seat, cards: readonly Card[]): Objection | null {
  if (cards.length % EXCHANGE_RATE !== 0) return refuse('odd-exchange', { cards: cards.length })
  if (cards.length !== EXCHANGE_RATE) return refuse('one-pair', { cards: cards.length })
  const hand = p.hands[seat]
  const at = hand.indexOf(cards[0])
  return at >= 0 && hand.includes(cards[1], at + 1) ? null : refuse('not-in-hand')
}

/** The others see that a pair was laid aside, so it cannot be taken back. */
export function give(
  p: DarkLandsPosition,
  seat: Seat,
  cards: readonly Card[],
  rng: Rng,
  emit: Emit<DarkLandsEvent> | null,
): void {
  p.hands[seat] = withoutCards(p.hands[seat], cards)
  p.named[seat] = withCards(p.named[seat], cards)
  emit?.({ kind: 'gave', seat, cards, shows: true })
  if (p.hands[seat].length < EXCHANGE_RATE) close(p, seat, rng, emit)
}

/** DL-EXCH-1: how many cards are drawn for those given away. */
export const exchangedFor = (given: number): number => given / EXCHANGE_RATE

/** DL-EXCH-1: all at once to the discard pile, then half as many from the deck. */
export function close(p: DarkLandsPosition, seat: Seat, rng: Rng, emit: Emit<DarkLandsEvent> | null): void {
  const cards = p.named[seat]
  p.exchanging[seat] = false
  if (cards.length === 0) {
    emit?.({ kind: 'declined', seat })
    return
  }
  p.named[seat] = []
  discardAll(p, cards)
  emit?.({ kind: 'exchanged', seat, cards, shows: true })
  drawToHand(p, seat, exchangedFor(cards.length), 'exchange', rng, emit)
}

/** DL-RUL-30, DL-RUL-34: the end of the game drops every open exchange; named cards go back to the hand. */
export function dropExchanges(p: DarkLandsPosition): void {
  for (let seat = 0; seat < p.seats; seat++) {
    p.exchanging[seat] = false
    p.hands[seat] = withCards(p.hands[seat], p.named[seat])
    p.named[seat] = []
  }
}
