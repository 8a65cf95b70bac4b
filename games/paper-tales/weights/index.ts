import type { WeightBook } from '../../../kernel/judgement.ts'
import type { KingdomFigures } from './figures.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'
import { trained } from './trained.ts'

export const weights: WeightBook<Term, KingdomFigures> = {
  active: 'trained',
  baseline: 'hand',
  versions: { hand, trained },
}
