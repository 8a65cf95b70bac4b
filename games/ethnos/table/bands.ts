import { type Card, kingdomOf, SKELETON, tribeOf } from '../content/cards.ts'
import { KINGDOMS } from '../content/kingdoms.ts'
import { TRIBES } from '../content/tribes.ts'
import type { TableText } from './text.ts'

export const isOfOneKingdom = (cards: readonly Card[]): boolean =>
  new Set(cards.filter(card => card !== SKELETON).map(kingdomOf)).size === 1

/** "Band of 4, all of Rhea" */
export function bandTitle(t: TableText, cards: readonly Card[]): string {
  const first = cards.find(card => card !== SKELETON)
  if (first === undefined) return t.tribes.skeleton.many
  return isOfOneKingdom(cards)
    ? t.bandOfKingdom(cards.length, t.kingdoms[KINGDOMS[kingdomOf(first)]].name)
    : t.bandOfTribe(cards.length, t.tribes[TRIBES[tribeOf(first)]].many)
}
