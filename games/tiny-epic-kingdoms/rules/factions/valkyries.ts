import { FIGURES } from '../../content/factions.ts'
import { WINGS } from '../../content/map.ts'
import { upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { spearhead, spoilsPerRival, gloryMost } = FIGURES.valkyries

export const valkyries: Levels = [
  { gait: WINGS },
  { discountAttacking: spearhead },
  { spoilsPerRival },
  { carriesHome: true },
  { points: (p, seat) => upTo(Math.min(gloryMost, p.seats - 1), p.warsWon[seat]) },
]
