import type { WeightBook } from '../../../kernel/judgement.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'

export const weights: WeightBook<Term> = { active: 'hand', versions: { hand } }
