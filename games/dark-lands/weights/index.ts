import type { WeightBook, Weights } from '../../../kernel/judgement.ts'
import type { CoinFigures } from './figures.ts'
import { manual } from './manual.ts'
import type { Term } from './terms.ts'
import { trained } from './trained.ts'

export type DarkLandsWeights = Weights<Term, CoinFigures>

export const weights: WeightBook<Term, CoinFigures> = {
  active: 'trained',
  baseline: 'manual',
  versions: { manual, trained },
}
