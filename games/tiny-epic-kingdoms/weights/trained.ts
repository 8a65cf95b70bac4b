import type { Weights } from '../../../kernel/judgement.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'

/* Written by `train tiny-epic-kingdoms --seed train --points 60 --games 1000 --foresight 12`. */
export const trained: Weights<Term, typeof hand.figures> = {
  ...hand,
  points: {
    score: 1,
    armies: 1.723,
    land: 0.2005,
    magic: 1.647,
    tower: 0.5143,
    crown: 1,
    trophies: -0.1208,
    summit: 1.327,
    abilities: 0.08623,
    savings: 0.9328,
    income: 0.2111,
    variety: 0.1133,
    alone: -0.6619,
    war: 1.925,
  },
  foresight: {
    points: {
      score: 1,
      armies: 1.524,
      land: 0.653,
      magic: 1.376,
      tower: 1.101,
      crown: 1,
      trophies: 0.8218,
      summit: 0.6181,
      abilities: 0.08683,
      savings: 1.733,
      income: 0.3359,
      variety: 0.03555,
      alone: -1.968,
      war: 2.707,
    },
    certainty: { start: 0.04134, end: 0.8268 },
  },
}
