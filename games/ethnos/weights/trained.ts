import type { Weights } from '../../../kernel/judgement.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'

/* Written by `train ethnos --seed train --points 30 --games 600 --foresight 10`. */
export const trained: Weights<Term> = {
  ...hand,
  points: {
    glory: 1,
    kingdoms: 1.207,
    markers: 0.4177,
    bands: 1.116,
    giant: 0.5398,
    merfolk: 0.8918,
    swimmers: 0.3054,
    horde: 1.114,
    trolls: 0.493,
    hand: 0.8497,
    cards: 0.2762,
  },
  foresight: {
    points: {
      glory: 1,
      kingdoms: 0.7294,
      markers: 1.626,
      bands: 0.7908,
      giant: 0.4762,
      merfolk: 0.3631,
      swimmers: 0.4416,
      horde: 0.998,
      trolls: 2.144,
      hand: 0.3162,
      cards: 0.8114,
    },
    certainty: { start: 0.0219, end: 0.1724 },
  },
}
