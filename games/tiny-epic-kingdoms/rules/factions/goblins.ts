import { FIGURES } from '../../content/factions.ts'
import { others } from './points.ts'
import type { Levels } from './powers.ts'

const { breed, scavenge, countless } = FIGURES.goblins

export const goblins: Levels = [
  { swarms: true },
  { mobiliseDiscount: breed.less, mobiliseLeast: breed.least },
  { mobiliseBeside: true },
  { foodForDefeat: scavenge },
  { points: (p, seat) => (others(p, seat).every(other => p.inPlay[seat] > p.inPlay[other]) ? countless : 0) },
]
