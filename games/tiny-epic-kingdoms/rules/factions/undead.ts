import { FIGURES } from '../../content/factions.ts'
import { others, upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { restless, risingFood, harvest, dwindling } = FIGURES.undead

export const undead: Levels = [
  { manaForFallen: restless },
  { mobiliseInRuins: true },
  { risingPrice: risingFood },
  { unitsForOthersFallen: harvest },
  {
    points: (p, seat) =>
      upTo(dwindling.most, others(p, seat).filter(other => p.inPlay[other] <= dwindling.armiesAtMost).length),
  },
]
