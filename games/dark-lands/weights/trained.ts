import type { Weights } from '../../../kernel/judgement.ts'
import { manual } from './manual.ts'
import type { Term } from './terms.ts'

/* Written by `train dark-lands --seed train --points 40 --games 600 --foresight 0`. */
export const trained: Weights<Term, typeof manual.figures> = {
  ...manual,
  points: {
    coins: 1,
    land: 0.7546,
    held: 0.1753,
    warriors: 1.151,
    artisans: 1.206,
    mages: 1.407,
    hand: 0.9339,
    soon: 0.2739,
    now: 0.4525,
    stay: 0.58,
  },
  figures: {
    pace: 1.892,
    warriors: [2.135, 1.295, 1.211, 1.252, 0.6022, 0.3433],
    artisans: [2.273, 2.021, 0.9229, 0.6768, 0.4393, 0.07738],
    mages: [2.25, 1.822, 1.027, 0.9387, 0.2935, 0.1103],
    playedInTurn: 1.923,
    surplus: 0.2081,
    idleAfterActive: 0.1724,
    idleAgain: 0.489,
    averageCard: 0.4364,
    usable: [1.287, 0.6573, 0.4721, 0.2234],
    troop: [0.5018, 0.328, 0.1642],
    fortification: [0.234, 0.1518],
    magic: 1.029,
    nobody: 0.1452,
    reach: 10.41,
    handTurns: 2.026,
  },
  foresight: {
    points: {
      coins: 1,
      land: 0.927,
      held: 0.9533,
      warriors: 0.3868,
      artisans: 0.348,
      mages: 0.6133,
      hand: 0.5627,
      soon: -0.1082,
      now: 0.3724,
      stay: 4.51,
    },
    certainty: { start: 0.0272, end: 0.1745 },
  },
}
