import type { WeightBook } from '../../../kernel/judgement.ts'
import type { GloryFigures } from './figures.ts'
import { manual } from './manual.ts'
import type { Term } from './terms.ts'
import { trained } from './trained.ts'

export const weights: WeightBook<Term, GloryFigures> = {
  active: 'trained',
  baseline: 'manual',
  versions: { manual, trained },
}
