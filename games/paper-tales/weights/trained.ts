import type { Weights } from '../../../kernel/judgement.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'

/* Written by `train paper-tales --seed train --points 0 --games 700 --foresight 0`. */
export const trained: Weights<Term> = {
  ...hand,
  foresight: {
    points: {
      points: 1,
      war: 0.8834,
      flips: 0.2592,
      building: -0.1075,
      aging: 0.8021,
      standing: 1.078,
      gold: 1.741,
      later: 0.8416,
      cards: 0.2626,
      kept: 0.7805,
      debt: -1000,
      lich: -1,
    },
    certainty: { start: 0.1965, end: 0.4318 },
  },
}
