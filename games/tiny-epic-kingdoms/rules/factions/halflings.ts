import { FIGURES } from '../../content/factions.ts'
import { isMixed, regionsOf } from '../board.ts'
import { upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { shame, gift, breakfastPerPlayer, friendPoints } = FIGURES.halflings

export const halflings: Levels = [
  { shame },
  { giftToAlly: gift },
  { giftToSelfPerPlayer: breakfastPerPlayer },
  { keepsAlliances: true },
  {
    points: (p, seat) =>
      regionsOf(p, seat).some(region => isMixed(p, region))
        ? upTo(friendPoints.most, friendPoints.perPlayer * p.seats)
        : 0,
  },
]
