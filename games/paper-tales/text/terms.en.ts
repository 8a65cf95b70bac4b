import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  points: 'points already made',
  war: 'this round’s wars',
  flips: 'abilities of new units',
  building: 'what can be built',
  aging: 'what time brings this round',
  standing: 'buildings and artifacts',
  gold: 'gold',
  later: 'the rounds to come',
  cards: 'cards in hand',
  kept: 'kept cards',
  debt: 'a plan you cannot pay for',
  lich: 'points of the Lich King',
}
