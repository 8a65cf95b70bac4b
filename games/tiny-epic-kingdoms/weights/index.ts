import type { WeightBook, Weights } from '../../../kernel/judgement.ts'
import type { PointFigures } from './figures.ts'
import { manual } from './manual.ts'
import type { Term } from './terms.ts'
import { trained } from './trained.ts'

export type TekWeights = Weights<Term, PointFigures>

export const weights: WeightBook<Term, PointFigures> = {
  active: 'trained',
  baseline: 'trained',
  versions: { manual, trained },
}
