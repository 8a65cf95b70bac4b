import { FIGURES } from '../../content/factions.ts'
import { occupiedIn, upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { ambush, blades, plunder, forestPoints } = FIGURES.darkElves

export const darkElves: Levels = [
  { penaltyIn: 'forest', penaltyInAmount: ambush },
  { patrolBetween: 'forest' },
  { discountIn: 'forest', discountInAmount: blades },
  { plunder },
  { points: (p, seat) => upTo(forestPoints.most, forestPoints.each * occupiedIn(p, seat, 'forest')) },
]
