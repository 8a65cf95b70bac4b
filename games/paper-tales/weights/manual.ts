import type { Weights } from '../../../kernel/judgement.ts'
import type { KingdomFigures } from './figures.ts'
import type { Term } from './terms.ts'

/** Found by hand. Every term is already in points; an unaffordable plan is out of the question. */
export const manual: Weights<Term, KingdomFigures> = {
  points: {
    points: 1,
    war: 1,
    flips: 1,
    building: 1,
    aging: 1,
    standing: 1,
    gold: 1,
    later: 1,
    // The value of a card still to come, so that few good cards are not undervalued.
    cards: 0.25,
    kept: 1,
    debt: -1000,
    lich: -1,
  },
  rivalry: { best: 0, mean: 1, duel: 1 },
  certainty: { start: 0.03, end: 0.2 },
  figures: {
    newcomer: [0, 2.2, 2.8, 3.2, 3.5],
    gold: [0.9, 0.8, 0.7, 0.5, 0.02],
    future: 0.7,
    laterAging: 0.8,
    denial: 0.5,
    spread: 1.8,
    edge: 0.4,
    enemyNow: 0.5,
    enemyBase: 1.5,
    enemyByRound: 1.2,
    food: 0.5,
    wood: 0.6,
    diamond: 0.8,
    levels: 0.45,
    newBuilding: 0.9,
    secondLevel: 1.5,
    fifthSpot: 1.6,
    kept: 0.5,
    strength: 0.25,
    resources: 0.4,
    abilities: 0.3,
    missingGold: 0.35,
    alone: 0.3,
  },
}
