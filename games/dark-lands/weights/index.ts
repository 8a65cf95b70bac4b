import type { WeightBook } from '../../../kernel/judgement.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'
import { trained } from './trained.ts'

export const weights: WeightBook<Term> = { active: 'hand', versions: { hand, trained } }
