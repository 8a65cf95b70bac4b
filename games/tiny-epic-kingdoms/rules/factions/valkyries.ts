import { FIGURES } from '../../content/factions.ts'
import { WINGS } from '../../map.ts'
import { upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { spearhead, spoils, gloryMost } = FIGURES.valkyries

export const valkyries: Levels = [
  { gait: WINGS },
  { discountAttacking: spearhead },
  { spoils },
  { carriesHome: true },
  { points: (p, seat) => upTo(Math.min(gloryMost, p.seats - 1), p.warsWon[seat]) },
]
