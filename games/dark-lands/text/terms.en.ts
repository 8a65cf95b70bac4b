import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  coins: 'coins',
  land: 'open regions within reach',
  held: 'number of cards',
  warriors: 'Warriors',
  artisans: 'Artisans',
  mages: 'Mages',
  hand: 'cards worth holding',
  soon: 'a capture next turn',
  now: 'a capture this turn',
  stay: 'the turn goes on',
}
