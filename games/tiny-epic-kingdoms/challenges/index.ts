import { filesOf } from '../../../kernel/languages.ts'
import { elementAt } from '../../../kernel/list.ts'
import { defineChallenges, lead, place, points, reach } from '../../../learn/challenge.ts'
import type { TekPosition } from '../position.ts'
import { scoresNow } from '../queries.ts'
import type { Measure } from './words.ts'

export const challenges = defineChallenges<TekPosition, Measure>({
  game: 'tiny-epic-kingdoms',
  mostSeats: 5,
  stars: {
    first: [place(2), place(1), lead(5)],
    duel: [points(12), place(1), lead(8)],
    crowd: [place(3), place(1), lead(2)],
    goal: [reach('magic', 4), reach('magic', 5), lead(5)],
    rich: [points(9), points(11), points(13)],
    experts: [place(2), place(1), lead(2)],
  },
  scores: scoresNow,
  measures: {
    magic: (p, seat) => elementAt(p.magic, seat),
  },
  words: filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
})
