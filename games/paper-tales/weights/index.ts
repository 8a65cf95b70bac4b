import type { WeightBook } from '../../../kernel/judgement.ts'
import type { KingdomFigures } from './figures.ts'
import { manual } from './manual.ts'
import type { Term } from './terms.ts'
import { trained } from './trained.ts'

export const weights: WeightBook<Term, KingdomFigures> = {
  active: 'trained',
  baseline: 'manual',
  versions: { manual, trained },
}
