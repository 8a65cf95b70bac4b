import type { Weights } from '../../../kernel/judgement.ts'
import type { CoinFigures } from './figures.ts'
import type { Term } from './terms.ts'

/** Found by hand and self-play: the share of each not-yet-coin that will become coins. */
export const manual: Weights<Term, CoinFigures> = {
  points: {
    coins: 1,
    land: 0.6,
    held: 0.3,
    warriors: 1,
    artisans: 1,
    mages: 1,
    hand: 1,
    soon: 0.5,
    now: 0.35,
    // At the end of a turn new cards become known, and would otherwise look better than the same cards still to come.
    stay: 1,
  },
  rivalry: { best: 0.5, mean: 0.5, duel: 1 },
  certainty: { start: 0.03, end: 0.2 },
  figures: {
    pace: 1.3,
    warriors: [1.5, 1.5, 1.3, 1.0, 0.6, 0.3],
    artisans: [1.5, 1.4, 1.2, 0.8, 0.4, 0.1],
    mages: [1.5, 1.3, 1.0, 0.6, 0.3, 0.1],
    playedInTurn: 2,
    surplus: 0.2,
    idleAfterActive: 0.2,
    idleAgain: 0.55,
    averageCard: 0.9,
    usable: [1, 0.7, 0.45, 0.25],
    troop: [0.5, 0.25, 0.15],
    fortification: [0.25, 0.15],
    magic: 0.9,
    nobody: 0.25,
    reach: 6,
    handTurns: 2,
  },
}
