import { FIGURES } from '../../content/factions.ts'
import { FOOD, MANA, ORE } from '../../content/resources.ts'
import { slot } from '../../position.ts'
import type { Levels } from './powers.ts'

const { bargain, singleType, fishing, granary } = FIGURES.humans

export const humans: Levels = [
  { insteadOf: { research: 'trade' } },
  { tradeBonus: bargain },
  { discountSingleType: singleType },
  { foodAtWater: fishing },
  {
    points: (p, seat) =>
      granary.points * [MANA, ORE, FOOD].filter(resource => p.stock[slot(seat, resource)] >= granary.units).length,
  },
]
