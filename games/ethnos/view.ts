import { drawKind } from '../../kernel/bag.ts'
import { HIDDEN } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { CARD_KINDS, type Card, deckOf } from './content/cards.ts'
import { clonePosition, type EthnosEvent, type EthnosPosition } from './position.ts'

const MASKED_DECK: number[] = new Array<number>(CARD_KINDS).fill(HIDDEN)

/** ET-INFO-1 to ET-INFO-5: hidden are the deck, other hands but for what everybody saw, and the discarded hands. */
export const view = (p: EthnosPosition, viewer: Viewer): EthnosPosition => ({
  ...p,
  deck: MASKED_DECK,
  hands: p.hands.map((hand, seat) => (seat === viewer ? hand : maskHand(hand, p.known[seat]))),
  discard: p.discard.map(() => HIDDEN),
})

const maskHand = (hand: readonly Card[], known: readonly Card[]): readonly Card[] =>
  hand.map((_, i) => known[i] ?? HIDDEN)

export function mask(event: EthnosEvent, viewer: Viewer): EthnosEvent {
  return event.kind === 'drew' && event.seat !== viewer ? { ...event, card: HIDDEN } : event
}

/** Deals the cards nobody has shown to the hidden places at random. */
export function imagine(seen: EthnosPosition, seat: Seat, rng: Rng): EthnosPosition {
  const p = clonePosition(seen)
  const unseen = deckOf(p.tribes)
  for (const card of p.row) unseen[card]--
  for (const band of p.bands) for (const card of band.cards) unseen[card]--
  for (const hand of p.hands) for (const card of hand) if (card !== HIDDEN) unseen[card]--
  let left = 0
  for (let card = 0; card < CARD_KINDS; card++) left += unseen[card]
  const draw = () => drawKind(unseen, left--, rng)
  for (let other = 0; other < p.seats; other++) if (other !== seat) p.hands[other] = fillHand(p.hands[other], draw)
  for (let i = 0; i < p.discard.length; i++) p.discard[i] = draw()
  p.deck = unseen
  return p
}

function fillHand(hand: readonly Card[], draw: () => Card): readonly Card[] {
  // Not with `map`: once compiled, it makes arrays of another kind, and code that reads hands would be recompiled again
  // and again.
  const filled: Card[] = []
  for (const card of hand) filled.push(card === HIDDEN ? draw() : card)
  return filled.sort((a, b) => a - b)
}
