import type { Weights } from '../../../kernel/judgement.ts'
import { manual } from './manual.ts'
import type { Term } from './terms.ts'

/*
 * Written by `train small-world --seed train --games 1000` from 10315 positions:
 * surprise 0.8338, before 0.9375.
 */
export const trained: Weights<Term, typeof manual.figures> = {
  ...manual,
  foresight: {
    points: {
      purse: 1,
      declined: 0.6572,
      income: 0.4922,
      holding: 0.6689,
      growth: 1.14,
      legacy: 0.5202,
      fresh: 6.583,
      once: 0.7971,
      tokens: 5.546,
      spare: 0.9,
      safety: 0.07427,
    },
    certainty: { start: 0.0177, end: 0.354 },
  },
}
