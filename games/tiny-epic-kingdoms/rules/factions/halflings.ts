import { FIGURES } from '../../content/factions.ts'
import { isMixed } from '../board.ts'
import { occupiedRegions } from './points.ts'
import type { Levels } from './powers.ts'

const { shame, gift, breakfast, friendPoints } = FIGURES.halflings

export const halflings: Levels = [
  { shame },
  { giftToAlly: gift },
  { giftToSelf: breakfast },
  { keepsAlliances: true },
  { points: (p, seat) => friendPoints * occupiedRegions(p, seat).filter(region => isMixed(p, region)).length },
]
