import type { Weights } from '../../../kernel/judgement.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'

/*
 * Written by `train paper-tales --seed train --games 150` from 4009 positions:
 * surprise 0.7074, before 0.8566.
 */
export const trained: Weights<Term> = {
  ...hand,
  foresight: {
    points: {
      points: 1,
      war: 0.9914,
      flips: 1.024,
      building: -0.1125,
      aging: 0.8013,
      standing: 1.169,
      gold: 1.708,
      later: 1.164,
      cards: 0.0414,
      kept: 0.8471,
      debt: -1000,
      lich: -1,
    },
    certainty: { start: 0.1992, end: 0.4229 },
  },
}
