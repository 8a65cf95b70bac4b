import { filesOf } from '../../../kernel/languages.ts'
import { defineChallenges, lead, place, points, reach } from '../../../learn/challenge.ts'
import type { DarkLandsPosition } from '../position.ts'
import { regionsOf } from '../queries.ts'
import type { Measure } from './words.ts'

export const challenges = defineChallenges<DarkLandsPosition, Measure>({
  game: 'dark-lands',
  mostSeats: 5,
  stars: {
    first: [place(2), place(1), points(150)],
    duel: [points(60), place(1), lead(90)],
    crowd: [place(3), place(1), lead(50)],
    goal: [reach('regions', 12), reach('regions', 16), reach('regions', 20)],
    rich: [points(60), points(85), points(105)],
    experts: [place(2), place(1), lead(15)],
  },
  scores: p => p.coins,
  measures: {
    regions: regionsOf,
  },
  words: filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
})
