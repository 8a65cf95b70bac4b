import type { Weights } from '../../../kernel/judgement.ts'
import type { Term } from './terms.ts'

/** Found by hand and by play against itself: how much of a thing that is not coins yet will become coins. */
export const hand: Weights<Term> = {
  points: {
    coins: 1,
    land: 0.6,
    held: 0.3,
    warriors: 1,
    artisans: 1,
    mages: 1,
    hand: 1,
    soon: 0.5,
    now: 0.35,
    // A turn once ended shows new cards, which would look better than the same cards to come.
    stay: 1,
  },
  rivalry: { best: 0.5, mean: 0.5, duel: 1 },
  certainty: { start: 0.03, end: 0.2 },
}
