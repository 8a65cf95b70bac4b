import { type Card, kingdomOf, SKELETON, tribeOf } from '../content/cards.ts'

/* Which cards go together. */

/** ET-BAND-1: are all of one tribe or of one colour, skeletons aside? */
export function isAlike(cards: readonly Card[]): boolean {
  const [first, ...others] = cards.filter(card => card !== SKELETON)
  const fits = (same: (card: Card) => number) => others.every(card => same(card) === same(first))
  return fits(tribeOf) || fits(kingdomOf)
}

/** Somebody must be able to lead (ET-TRIBE-SKELETON-2, ET-R-24). */
export const canFormBand = (hand: readonly Card[]): boolean => hand.some(card => card !== SKELETON)
