import type { Weights } from '../../../kernel/judgement.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'

/*
 * Written by `train dark-lands --seed train --games 500` from 6214 positions:
 * surprise 0.8407, before 0.9003.
 */
export const trained: Weights<Term> = {
  ...hand,
  foresight: {
    points: {
      coins: 1,
      land: 1.074,
      held: 0.4057,
      warriors: 0.4981,
      artisans: 0.6076,
      mages: 0.4222,
      hand: 1.652,
      soon: 0.1591,
      now: 0.3889,
      stay: 3,
    },
    certainty: { start: 0.01607, end: 0.1561 },
  },
}
