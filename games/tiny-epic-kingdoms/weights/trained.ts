import type { Weights } from '../../../kernel/judgement.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'

/*
 * Written by `train tiny-epic-kingdoms --seed train --games 1000` from 34424 positions:
 * surprise 0.9519, before 0.9824.
 */
export const trained: Weights<Term> = {
  ...hand,
  foresight: {
    points: {
      score: 1,
      armies: 1.286,
      land: 0.3682,
      magic: 1.704,
      tower: 0.9089,
      crown: 1,
      trophies: 0.6843,
      summit: 0.5961,
      abilities: -0.05231,
      savings: 1.08,
      income: 0.134,
      variety: 0.1079,
      alone: -2.475,
      war: 1.681,
    },
    certainty: { start: 0.04041, end: 0.8082 },
  },
}
