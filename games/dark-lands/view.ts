import { HIDDEN } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { type Card, COPIES, SPELL, withCards } from './content/deck.ts'
import { PAIRS } from './content/figures.ts'
import { clonePosition, type DarkLandsEvent, type DarkLandsPosition, NONE, topFrame } from './position.ts'

const hide = (cards: readonly number[]): number[] => cards.map(() => HIDDEN)

/** DL-RUL-7: hidden are hands, the deck, what Scouting saw, sealed companions and cards named for an exchange. */
export function view(p: DarkLandsPosition, viewer: Viewer): DarkLandsPosition {
  const isOwn = (seat: number) => seat === viewer
  const frame = topFrame(p)
  return {
    ...p,
    hands: p.hands.map((hand, seat) => (isOwn(seat) ? hand : hide(hand))),
    named: p.named.map((cards, seat) => (isOwn(seat) ? cards : hide(cards))),
    deck: hide(p.deck),
    under: p.under.map((card, at) => (isOwn(p.underBy[at]) ? card : HIDDEN)),
    looked: frame && isOwn(frame.seat) ? p.looked : hide(p.looked),
    sealed:
      frame?.kind === 'companions'
        ? p.sealed.map((pair, seat) => (pair === NONE || isOwn(seat) ? pair : HIDDEN))
        : p.sealed,
  }
}

export function mask(event: DarkLandsEvent, viewer: Viewer): DarkLandsEvent {
  switch (event.kind) {
    case 'drew':
    case 'looked':
    case 'gave':
      return event.seat === viewer ? event : { ...event, cards: hide(event.cards) }
    case 'scouted':
      return event.seat === viewer ? event : { ...event, took: hide(event.took), under: hide(event.under) }
    default:
      return event
  }
}

/** Deals the cards the seat has not seen to random places where they can be. */
export function imagine(seen: DarkLandsPosition, _seat: Seat, rng: Rng): DarkLandsPosition {
  const p = clonePosition(seen)
  const unseen = rng.shuffle(unseenCards(p))
  const fill = (cards: readonly Card[]): readonly Card[] =>
    cards.includes(HIDDEN) ? cards.map(card => (card === HIDDEN ? (unseen.pop() ?? HIDDEN) : card)) : cards
  const sorted = (cards: readonly Card[]): readonly Card[] =>
    cards.includes(HIDDEN) ? withCards([], fill(cards)) : cards
  p.hands = p.hands.map(sorted)
  p.named = p.named.map(sorted)
  p.looked = sorted(p.looked)
  p.under = fill(p.under)
  p.deck.fill(0)
  for (let i = 0; i < unseen.length; i++) p.deck[unseen[i]]++
  p.sealed = p.sealed.map(pair => (pair === HIDDEN ? rng.below(PAIRS.length) : pair))
  return p
}

/** All copies of each card, except those the viewer can see. */
function unseenCards(p: DarkLandsPosition): Card[] {
  const counts = COPIES.slice()
  const see = (cards: readonly Card[]) => {
    for (const card of cards) if (card >= 0) counts[card]--
  }
  for (const hand of p.hands) see(hand)
  for (const cards of p.named) see(cards)
  see(p.looked)
  see(p.under)
  see(p.troops)
  see(p.forts)
  see(beingResolved(p))
  counts[SPELL.claim] -= p.removed
  const unseen: Card[] = []
  for (let card = 0; card < counts.length; card++)
    for (let copies = counts[card] - p.discard[card]; copies > 0; copies--) unseen.push(card)
  return unseen
}

/** The Magic card whose question is open: neither in a hand nor in the discard pile (DL-RUL-18). */
export function beingResolved(p: DarkLandsPosition): Card[] {
  const kind = topFrame(p)?.kind
  return kind === 'insight' || kind === 'scouting' || kind === 'transmutation' ? [SPELL[kind]] : []
}
