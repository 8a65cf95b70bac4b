import { FIGURES } from '../../content/factions.ts'
import { FINS, REGIONS } from '../../map.ts'
import { occupiedRegions, upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { waterFood, tide, coastPoints } = FIGURES.merfolk

const isCoast = (region: number): boolean => REGIONS[region].touchesWater || REGIONS[region].terrain === 'water'

export const merfolk: Levels = [
  { gait: FINS },
  { foodOnWater: waterFood },
  { discountAtWater: tide },
  { questsByWater: true },
  { points: (p, seat) => upTo(coastPoints.most, coastPoints.each * occupiedRegions(p, seat).filter(isCoast).length) },
]
