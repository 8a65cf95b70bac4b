import { filesOf } from '../../../kernel/languages.ts'
import { defineChallenges, lead, place, points, reach } from '../../../learn/challenge.ts'
import type { SmallWorldPosition } from '../position.ts'
import type { Measure } from './words.ts'

export const challenges = defineChallenges<SmallWorldPosition, Measure>({
  game: 'small-world',
  mostSeats: 5,
  stars: {
    first: [place(2), place(1), points(120)],
    duel: [points(75), place(1), lead(40)],
    crowd: [place(3), place(1), lead(8)],
    goal: [reach('regions', 8), reach('regions', 10), reach('regions', 12)],
    rich: [points(70), points(80), points(88)],
    experts: [place(2), place(1), lead(4)],
  },
  scores: p => p.coins,
  measures: {
    /** Land of all peoples of a seat. */
    regions: (p, seat) => p.holder.filter(race => race >= 0 && p.owner[race] === seat).length,
  },
  words: filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
})
