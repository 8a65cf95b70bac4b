import type { Weights } from '../../../kernel/judgement.ts'
import type { Term } from './terms.ts'

/** Found by hand: every term is told in points already; a plan that cannot be paid for is out of the question. */
export const hand: Weights<Term> = {
  points: {
    points: 1,
    war: 1,
    flips: 1,
    building: 1,
    aging: 1,
    standing: 1,
    gold: 1,
    later: 1,
    // What a card still to come is worth, so that few good cards are not undervalued.
    cards: 0.25,
    kept: 1,
    debt: -1000,
    lich: -1,
  },
  rivalry: { best: 0, mean: 1, duel: 1 },
  certainty: { start: 0.03, end: 0.2 },
}
