import { filesOf } from '../../../kernel/languages.ts'
import { elementAt } from '../../../kernel/list.ts'
import { defineChallenges, lead, place, points, reach } from '../../../learn/challenge.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import type { EthnosPosition } from '../position.ts'
import { kingdomCounts } from '../queries.ts'
import type { Measure } from './words.ts'

export const challenges = defineChallenges<EthnosPosition, Measure>({
  game: 'ethnos',
  mostSeats: 6,
  stars: {
    first: [place(2), place(1), points(90)],
    duel: [points(70), place(1), lead(50)],
    crowd: [place(3), place(1), lead(20)],
    goal: [reach('kingdoms', 1), reach('kingdoms', 2), reach('kingdoms', 3)],
    rich: [points(55), points(65), points(75)],
    experts: [place(2), place(1), lead(5)],
  },
  scores: p => p.glory,
  measures: {
    /** Kingdoms where nobody has as many markers as the seat. */
    kingdoms: (p, seat) =>
      ALL_KINGDOMS.filter(kingdom => {
        const counts = kingdomCounts(p, kingdom)
        return counts.every((count, other) => other === seat || count < elementAt(counts, seat))
      }).length,
  },
  words: filesOf<typeof import('./words.en.ts')>(language => import(`./words.${language}.ts`)),
})
