import type { Weights } from '../../../kernel/judgement.ts'
import type { PointFigures } from './figures.ts'
import type { Term } from './terms.ts'

/** Found by hand: the share of each not-yet-point that will become points. */
export const manual: Weights<Term, PointFigures> = {
  points: {
    score: 1,
    armies: 1,
    land: 1,
    magic: 1,
    tower: 1,
    crown: 1,
    trophies: 1,
    summit: 1,
    abilities: 0.09,
    savings: 1,
    income: 0.34,
    variety: 0.22,
    alone: -0.8,
    war: 1,
  },
  rivalry: { best: 0.35, mean: 0.25, duel: 0.6 },
  figures: { saved: 0.75, savedAhead: 0.35, spare: 0.05, armyInRuins: 0.35, promise: 0.14 },
  certainty: { start: 0.1, end: 0.84 },
}
