import type { Weights } from '../../../kernel/judgement.ts'
import { manual } from './manual.ts'
import type { Term } from './terms.ts'

/* Written by `train tiny-epic-kingdoms --seed train --points 250 --games 4000 --foresight 0`. */
export const trained: Weights<Term, typeof manual.figures> = {
  ...manual,
  points: {
    score: 1,
    armies: 2.714,
    land: 0.2899,
    magic: 2.554,
    tower: 1.27,
    crown: 1,
    trophies: 0.4984,
    summit: 1.489,
    abilities: 0.0259,
    savings: 1.624,
    income: 0.4188,
    variety: -0.02444,
    alone: -0.7341,
    war: 1.522,
  },
  figures: {
    saved: 0.7249,
    savedAhead: 0.4913,
    spare: 0.0517,
    armyInRuins: 0.4456,
    promise: 0.1991,
  },
  foresight: {
    points: {
      score: 1,
      armies: 1.556,
      land: 0.831,
      magic: 1.83,
      tower: 1.387,
      crown: 1,
      trophies: 1.469,
      summit: 0.935,
      abilities: 0.1338,
      savings: 1.552,
      income: 0.3401,
      variety: -0.1461,
      alone: -1.31,
      war: 1.978,
    },
    certainty: { start: 0.08404, end: 0.7476 },
  },
}
