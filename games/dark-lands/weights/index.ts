import type { WeightBook, Weights } from '../../../kernel/judgement.ts'
import type { CoinFigures } from './figures.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'
import { trained } from './trained.ts'

export type DarkLandsWeights = Weights<Term, CoinFigures>

export const weights: WeightBook<Term, CoinFigures> = {
  active: 'trained',
  baseline: 'hand',
  versions: { hand, trained },
}
