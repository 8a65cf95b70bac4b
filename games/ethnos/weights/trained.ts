import type { Weights } from '../../../kernel/judgement.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'

/*
 * Written by `train ethnos --seed train --games 600` from 58817 positions:
 * surprise 0.9048, before 0.9460.
 */
export const trained: Weights<Term> = {
  ...hand,
  foresight: {
    points: {
      glory: 1,
      kingdoms: 0.6466,
      markers: 1.247,
      bands: 1.083,
      giant: 0.4105,
      merfolk: 0.3688,
      swimmers: -0.057,
      horde: 0.897,
      trolls: 2.108,
      hand: 0.3516,
      cards: 0.4735,
    },
    certainty: { start: 0.03261, end: 0.1475 },
  },
}
