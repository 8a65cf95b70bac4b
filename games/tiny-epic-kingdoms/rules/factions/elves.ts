import { FIGURES } from '../../content/factions.ts'
import { MAGIC } from '../../content/figures.ts'
import { others } from './points.ts'
import type { Levels } from './powers.ts'

const { song, exchanges, manaValue, borders, wisdom } = FIGURES.elves

export const elves: Levels = [
  { harvest: { terrain: 'forest', regions: song.forests, resource: 'mana', amount: song.mana } },
  { exchanges },
  { manaValue },
  { discountDefending: borders },
  {
    points: (p, seat) => (others(p, seat).some(other => p.magic[other] === MAGIC.top) ? wisdom.points : wisdom.alone),
  },
]
