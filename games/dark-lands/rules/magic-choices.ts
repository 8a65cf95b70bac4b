import type { Emit, Objection } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { CARD_KINDS, type Card, SPELL, withCards, withoutCard, withoutCards } from '../content/deck.ts'
import { SCOUTING_LOOK, SCOUTING_TAKE, TRANSMUTATION_CARDS, TRANSMUTATION_COINS } from '../content/magic.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, type Frame, NONE } from '../position.ts'
import { discard, reshuffleIfEmpty, takeTop } from './deck.ts'
import { pay } from './ledger.ts'
import { refuse } from './objections.ts'

/*
 * Magic with a question: Insight, Transmutation and Scouting interrupt step 2. A question with a single answer is not
 * asked if everybody can see that there is only one.
 */

export const STOP: DarkLandsMove = { kind: 'stop' }

export const DISCARDS: readonly DarkLandsMove[] = Array.from({ length: CARD_KINDS }, (_, card) => ({
  kind: 'discard',
  card,
}))

export function listDiscards(p: DarkLandsPosition, seat: Seat, moves: DarkLandsMove[]): void {
  const hand = p.hands[seat]
  for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) moves.push(DISCARDS[hand[i]])
}

export function discardFor(
  p: DarkLandsPosition,
  frame: Frame,
  seat: Seat,
  card: Card,
  emit: Emit<DarkLandsEvent> | null,
): void {
  if (frame.kind === 'insight') {
    p.agenda.pop()
    discardForInsight(p, seat, card, emit)
  } else transmute(p, seat, card, emit)
}

/** DL-MC-7: after the draw, one card of the hand goes, if there is one. */
export function beginInsight(p: DarkLandsPosition, seat: Seat, emit: Emit<DarkLandsEvent> | null): void {
  const hand = p.hands[seat]
  if (hand.length > 1) p.agenda.push({ kind: 'insight', seat, amount: 0 })
  else if (hand.length === 1) discardForInsight(p, seat, hand[0], emit)
  else discard(p, SPELL.insight)
}

function discardForInsight(p: DarkLandsPosition, seat: Seat, card: Card, emit: Emit<DarkLandsEvent> | null): void {
  p.hands[seat] = withoutCard(p.hands[seat], card)
  discard(p, card)
  discard(p, SPELL.insight)
  emit?.({ kind: 'discarded', seat, card, shows: true })
}

/** DL-MC-9: one to three cards, one after another. */
export function beginTransmutation(p: DarkLandsPosition, seat: Seat, emit: Emit<DarkLandsEvent> | null): void {
  p.agenda.push({ kind: 'transmutation', seat, amount: 0 })
  if (p.hands[seat].length === 1) transmute(p, seat, p.hands[seat][0], emit)
}

function transmute(p: DarkLandsPosition, seat: Seat, card: Card, emit: Emit<DarkLandsEvent> | null): void {
  const amount = 1 + p.agenda[p.agenda.length - 1].amount
  p.hands[seat] = withoutCard(p.hands[seat], card)
  discard(p, card)
  pay(p, seat, 'transmutation', TRANSMUTATION_COINS)
  p.agenda[p.agenda.length - 1] = { kind: 'transmutation', seat, amount }
  emit?.({ kind: 'transmuted', seat, card, coins: TRANSMUTATION_COINS, shows: true })
  if (amount === TRANSMUTATION_CARDS || p.hands[seat].length === 0) stopTransmuting(p)
}

export const stopObjection = (frame: Frame): Objection | null => (frame.amount > 0 ? null : refuse('one-at-least'))

export function stopTransmuting(p: DarkLandsPosition): void {
  p.agenda.pop()
  discard(p, SPELL.transmutation)
}

/** DL-MC-8: no reshuffle during the look. */
export function beginScouting(p: DarkLandsPosition, seat: Seat, rng: Rng, emit: Emit<DarkLandsEvent> | null): void {
  reshuffleIfEmpty(p, emit)
  const seen: Card[] = []
  while (seen.length < SCOUTING_LOOK && p.deckSize + p.under.length > 0) {
    const card = takeTop(p, rng, emit)
    if (card !== NONE) seen.push(card)
  }
  p.looked = withCards([], seen)
  p.agenda.push({ kind: 'scouting', seat, amount: 0 })
  emit?.({ kind: 'looked', seat, cards: p.looked, shows: true })
  if (seen.length <= SCOUTING_TAKE) scout(p, seat, p.looked, [], emit)
}

/** Which two to take, and every order for the rest; equal cards count as one choice. */
export function listScoutings(p: DarkLandsPosition, moves: DarkLandsMove[]): void {
  const { looked } = p
  for (let i = 0; i < looked.length; i++) {
    if (looked[i] === looked[i - 1]) continue
    for (let j = i + 1; j < looked.length; j++) {
      if (j > i + 1 && looked[j] === looked[j - 1]) continue
      const take = [looked[i], looked[j]]
      const under = withoutCards(looked, take)
      do moves.push({ kind: 'scout', take, under: under.slice() })
      while (turnsToNextOrder(under))
    }
  }
}

/** Steps through all orders in dictionary order, beginning with the sorted one; false after the last. */
function turnsToNextOrder(cards: Card[]): boolean {
  let at = cards.length - 2
  while (cards[at] >= cards[at + 1]) at--
  if (at < 0) return false
  const tail = cards.splice(at + 1).reverse()
  const next = tail.findIndex(card => card > cards[at])
  const held = cards[at]
  cards[at] = tail[next]
  tail[next] = held
  cards.push(...tail)
  return true
}

export function scoutObjection(p: DarkLandsPosition, take: readonly Card[], under: readonly Card[]): Objection | null {
  const seen = withCards(take, under)
  const fits =
    take.length === SCOUTING_TAKE && seen.length === p.looked.length && seen.every((card, at) => card === p.looked[at])
  return fits ? null : refuse('not-seen', { take: take.length, of: p.looked.length })
}

/** The rest goes under the deck. Only this player knows the order, until the cards are drawn or shuffled. */
export function scout(
  p: DarkLandsPosition,
  seat: Seat,
  take: readonly Card[],
  under: readonly Card[],
  emit: Emit<DarkLandsEvent> | null,
): void {
  p.agenda.pop()
  p.looked = []
  p.hands[seat] = withCards(p.hands[seat], take)
  p.under = [...p.under, ...under]
  p.underBy = [...p.underBy, ...under.map(() => seat)]
  discard(p, SPELL.scouting)
  // The others see that the choice was made, so it cannot be taken back.
  emit?.({ kind: 'scouted', seat, took: take, under, shows: true })
}
