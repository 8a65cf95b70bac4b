import { FIGURES } from '../../content/factions.ts'
import { SIDE_OF } from '../../map.ts'
import { regionsOf } from '../board.ts'
import type { Levels } from './powers.ts'

const { forage, territoryPoints } = FIGURES.lizardfolk

export const lizardfolk: Levels = [
  { patrolAnywhere: true },
  { insteadOf: { patrol: 'quest', quest: 'patrol' } },
  { entering: { kind: 'own-type', amount: forage } },
  { swaps: true },
  {
    points: (p, seat) => {
      const abroad = regionsOf(p, seat).map(region => SIDE_OF[region])
      return territoryPoints * new Set(abroad.filter(side => side !== p.homes[seat])).size
    },
  },
]
