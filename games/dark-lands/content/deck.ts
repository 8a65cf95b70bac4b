import { CARDS, type CardFigures, type CardId, type CardKind, type MagicId } from './cards.ts'

/** The index of a kind of card in `CARDS`. Copies of a card are indistinguishable. */
export type Card = number

export const CARD_KINDS = CARDS.length

const figures: readonly CardFigures[] = CARDS
export const ATTACK: readonly number[] = figures.map(card => card.attack)
export const SUPPORT: readonly number[] = figures.map(card => card.support)
export const COPIES: readonly number[] = figures.map(card => card.copies)
export const KIND: readonly CardKind[] = figures.map(card => card.kind)
export const WARRIORS_FOR: readonly number[] = figures.map(card => card.cost[0])
export const ARTISANS_FOR: readonly number[] = figures.map(card => card.cost[1])
export const MAGES_FOR: readonly number[] = figures.map(card => card.cost[2])
export const IS_RESERVE: readonly boolean[] = figures.map(card => card.reserve)
export const ALL_CARDS = COPIES.reduce((sum, copies) => sum + copies, 0)

export const card = (id: CardId): Card => CARDS.findIndex(entry => entry.id === id)
export const idOf = (which: Card): CardId => CARDS[which].id

/** The Magic cards by name: their effects are code. */
export const SPELL: Readonly<Record<MagicId, Card>> = {
  'strength-potion': card('strength-potion'),
  'magic-sword': card('magic-sword'),
  claim: card('claim'),
  insight: card('insight'),
  scouting: card('scouting'),
  transmutation: card('transmutation'),
  portal: card('portal'),
  alliance: card('alliance'),
  'treasure-map': card('treasure-map'),
  recruitment: card('recruitment'),
  'second-wind': card('second-wind'),
  toll: card('toll'),
  levitation: card('levitation'),
  'royal-decree': card('royal-decree'),
}

/** Hands are sorted and never changed in place, so clones share them. */
export function withCards(hand: readonly Card[], more: readonly Card[]): Card[] {
  const grown = hand.slice()
  for (let i = 0; i < more.length; i++) {
    let at = grown.length
    grown.push(more[i])
    while (at > 0 && grown[at - 1] > more[i]) {
      grown[at] = grown[at - 1]
      at--
    }
    grown[at] = more[i]
  }
  return grown
}

export function withoutCard(hand: readonly Card[], which: Card): Card[] {
  const rest = hand.slice(0, -1)
  for (let at = hand.length - 1; at > 0 && hand[at] !== which; at--) rest[at - 1] = hand[at]
  return rest
}

/** Both sorted. */
export function withoutCards(hand: readonly Card[], some: readonly Card[]): Card[] {
  const rest: Card[] = []
  let found = 0
  for (let i = 0; i < hand.length; i++)
    if (found < some.length && hand[i] === some[found]) found++
    else rest.push(hand[i])
  return rest
}
