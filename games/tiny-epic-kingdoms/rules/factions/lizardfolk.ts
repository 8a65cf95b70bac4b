import { FIGURES } from '../../content/factions.ts'
import { SIDE_OF } from '../../content/map.ts'
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
      let seen = 1 << p.homes[seat]
      for (const region of regionsOf(p, seat)) {
        const side = 1 << SIDE_OF[region]
        if ((seen & side) === 0) abroad++
        seen |= side
      }
      return territoryPoints * abroad
    },
  },
]
