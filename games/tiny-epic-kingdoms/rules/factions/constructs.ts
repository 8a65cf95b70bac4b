import { FIGURES } from '../../content/factions.ts'
import { ORE } from '../../content/resources.ts'
import { upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { oreForFood, drills, stockpile } = FIGURES.constructs

export const constructs: Levels = [
  { mobiliseOre: oreForFood },
  { harvest: { terrain: 'mountain', regions: drills.mountains, resource: 'ore', amount: drills.ore } },
  { standsUpFirst: true },
  { keepsRuins: true },
  { points: (p, seat) => upTo(stockpile.most, Math.floor(p.stock[3 * seat + ORE] / stockpile.ore)) },
]
