import { FIGURES } from '../../content/factions.ts'
import { ORE } from '../../content/resources.ts'
import { slot } from '../../position.ts'
import { upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { oreForFood, steadfast, drills, stockpile } = FIGURES.constructs

export const constructs: Levels = [
  { mobiliseOre: oreForFood },
  { standsUpFirst: true, discountDefending: steadfast },
  { harvest: { terrain: 'mountain', regions: drills.mountains, resource: 'ore', amount: drills.ore } },
  { keepsRuins: true },
  { points: (p, seat) => upTo(stockpile.most, Math.floor(p.stock[slot(seat, ORE)] / stockpile.ore)) },
]
