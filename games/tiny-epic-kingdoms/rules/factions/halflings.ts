import { FIGURES } from '../../content/factions.ts'
import { isMixed } from '../board.ts'
import { occupiedRegions, upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { shame, gift, breakfastPerPlayer, friendPoints } = FIGURES.halflings

export const halflings: Levels = [
  { shame },
  { giftToAlly: gift },
  { giftToSelfPerPlayer: breakfastPerPlayer },
  { keepsAlliances: true },
  {
    points: (p, seat) =>
      occupiedRegions(p, seat).some(region => isMixed(p, region))
        ? upTo(friendPoints.most, friendPoints.perPlayer * p.seats)
        : 0,
  },
]
