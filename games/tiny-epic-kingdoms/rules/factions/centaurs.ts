import { FIGURES } from '../../content/factions.ts'
import { occupiedIn, upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { grazing, charge, retreat, plainsPoints } = FIGURES.centaurs

export const centaurs: Levels = [
  { patrolAgainAfter: 'plains' },
  { harvest: { terrain: 'plains', regions: grazing.plains, resource: 'food', amount: grazing.food } },
  { discountIn: 'plains', discountInAmount: charge },
  { retreatDiscount: retreat },
  { points: (p, seat) => upTo(plainsPoints.most, plainsPoints.each * occupiedIn(p, seat, 'plains')) },
]
