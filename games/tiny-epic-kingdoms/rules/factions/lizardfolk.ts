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
      let abroad = 0
      for (const side of p.lands)
        if (side !== p.homes[seat] && regionsOf(p, seat).some(region => SIDE_OF[region] === side)) abroad++
      return territoryPoints * abroad
    },
  },
]
