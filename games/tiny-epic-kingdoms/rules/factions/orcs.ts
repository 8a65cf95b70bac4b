import { FIGURES } from '../../content/factions.ts'
import { REGIONS_OF } from '../../content/map.ts'
import { strangerAt } from '../board.ts'
import type { Levels } from './powers.ts'

const { foodValue, bloodlust, homePoints } = FIGURES.orcs

export const orcs: Levels = [
  { winsTies: true },
  { foodValue },
  { discount: bloodlust },
  { raises: true },
  {
    points: (p, seat) =>
      REGIONS_OF[p.homes[seat]].every(region => strangerAt(p, seat, region) === -1) ? homePoints : 0,
  },
]
