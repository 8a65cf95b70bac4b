import { FIGURES } from '../../content/factions.ts'
import { others, upTo } from './points.ts'
import type { Levels } from './powers.ts'

const { song, exchanges, manaValue, borders, wisdom } = FIGURES.elves

export const elves: Levels = [
  { harvest: { terrain: 'forest', regions: song.forests, resource: 'mana', amount: song.mana } },
  { exchanges },
  { manaValue },
  { discountDefending: borders },
  {
    points: (p, seat) =>
      upTo(wisdom.most, others(p, seat).filter(other => p.magic[other] <= wisdom.magicAtMost).length),
  },
]
