import { ALL_KINGDOMS, type Kingdom } from './kingdoms.ts'
import { ALL_TRIBES, CARDS_PER_COLOUR, SKELETON_CARDS, SKELETON_TRIBE, TRIBES, type Tribe } from './tribes.ts'

/** A kind of card: cards of one tribe and colour are interchangeable. Skeletons have no colour, so they are one kind (ET-R-8). */
export type Card = number

export const CARD_KINDS = 72
export const SKELETON: Card = SKELETON_TRIBE * 6

export const cardOf = (tribe: Tribe, kingdom: Kingdom): Card =>
  tribe === SKELETON_TRIBE ? SKELETON : tribe * 6 + kingdom

const TRIBE_OF = ALL_TRIBES.flatMap(tribe => ALL_KINGDOMS.map(() => tribe))
const KINGDOM_OF = ALL_TRIBES.flatMap(() => ALL_KINGDOMS)

export const tribeOf = (card: Card): Tribe => TRIBE_OF[card]
/** Meaningless for skeletons. */
export const kingdomOf = (card: Card): Kingdom => KINGDOM_OF[card]

/** How many cards of each kind a game with these tribes has (ET-COMP-2, ET-COMP-3, ET-INFO-4). */
export function deckOf(tribes: readonly Tribe[]): number[] {
  const counts = new Array<number>(CARD_KINDS).fill(0)
  for (const tribe of tribes) {
    if (tribe === SKELETON_TRIBE) counts[SKELETON] = SKELETON_CARDS
    else for (const kingdom of ALL_KINGDOMS) counts[tribe * 6 + kingdom] = CARDS_PER_COLOUR[TRIBES[tribe]]
  }
  return counts
}

export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= 0 &&
  value < CARD_KINDS &&
  (TRIBE_OF[value] !== SKELETON_TRIBE || value === SKELETON)

/** Hands are sorted lists that are replaced, never changed in place, so clones may share them. */
export function withCard(hand: readonly Card[], card: Card): Card[] {
  const next: Card[] = []
  let placed = false
  for (let i = 0; i < hand.length; i++) {
    if (!placed && hand[i] > card) {
      next.push(card)
      placed = true
    }
    next.push(hand[i])
  }
  if (!placed) next.push(card)
  return next
}

/** The hand without these cards; cards it does not hold are ignored. Both lists are sorted. */
export function without(hand: readonly Card[], cards: readonly Card[]): Card[] {
  const rest: Card[] = []
  let next = 0
  for (let i = 0; i < hand.length; i++) {
    while (next < cards.length && cards[next] < hand[i]) next++
    if (next < cards.length && cards[next] === hand[i]) next++
    else rest.push(hand[i])
  }
  return rest
}

/** Does the hand contain all these cards, copies counted? Both lists are sorted. */
export function contains(hand: readonly Card[], cards: readonly Card[]): boolean {
  let at = 0
  for (let i = 0; i < cards.length; i++) {
    while (at < hand.length && hand[at] < cards[i]) at++
    if (hand[at] !== cards[i]) return false
    at++
  }
  return true
}
