import { FIGURES } from '../../content/factions.ts'
import { FINS, REGIONS } from '../../content/map.ts'
import { regionsOf } from '../board.ts'
import { upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { waterFood, tide, coastPoints } = FIGURES.merfolk

const isCoast = (region: number): boolean => REGIONS[region].touchesWater || REGIONS[region].terrain === 'water'

export const merfolk: Levels = [
  { gait: FINS },
  { discountAtWater: tide },
  { foodOnWater: waterFood },
  { questsByWater: true },
  {
    points: (p, seat) => {
      const most = p.seats === 2 ? coastPoints.mostForTwo : coastPoints.most
      return upTo(most, coastPoints.each * regionsOf(p, seat).filter(isCoast).length)
    },
  },
]
