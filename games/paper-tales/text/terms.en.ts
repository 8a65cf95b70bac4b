import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  points: 'points already made',
  war: 'this round’s wars',
  flips: 'effects of newcomers',
  building: 'what can be built',
  aging: 'what time brings this round',
  standing: 'buildings and artifacts',
  gold: 'gold',
  later: 'the rounds to come',
  cards: 'cards in hand',
  kept: 'cards kept for later',
  debt: 'a plan beyond the treasury',
  lich: 'points of the Lich King',
}
