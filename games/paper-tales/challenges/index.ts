import { filesOf } from '../../../kernel/languages.ts'
import { elementAt } from '../../../kernel/list.ts'
import { defineChallenges, lead, place, points, reach } from '../../../learn/challenge.ts'
import type { PaperTalesPosition } from '../position.ts'
import type { Measure } from './words.ts'

export const challenges = defineChallenges<PaperTalesPosition, Measure>({
  game: 'paper-tales',
  mostSeats: 7,
  stars: {
    first: [place(2), place(1), lead(15)],
    duel: [points(22), place(1), lead(10)],
    crowd: [place(4), place(1), lead(6)],
    goal: [reach('buildings', 2), reach('buildings', 3), reach('buildings', 4)],
    rich: [points(28), points(36), points(44)],
    experts: [place(2), place(1), lead(4)],
  },
  scores: p => p.kingdoms.map(({ vp }) => vp),
  measures: {
    /** Buildings at their second level. */
    buildings: (p, seat) => elementAt(p.kingdoms, seat).buildings.filter(level => level === 2).length,
  },
  words: filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
})
