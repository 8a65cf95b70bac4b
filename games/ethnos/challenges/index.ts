import { elementAt } from '../../../kernel/list.ts'
import { challengesWith, defineChallenges, lead, place, points, reach } from '../../../learn/challenge.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import type { EthnosPosition } from '../position.ts'
import { kingdomCounts } from '../queries.ts'
import type { ChallengeId, Measure } from './words.ts'

const challenge = challengesWith<ChallengeId, Measure>()

/** `pentarchy challenges` tells how many stars each level earns: the first is within reach of Steady, the third hard for Expert. */
export const challenges = defineChallenges<EthnosPosition>({
  game: 'ethnos',
  challenges: [
    challenge('first', { seats: 3, rivals: 'novice' }, place(2), place(1), points(90)),
    challenge('duel', { seats: 2, rivals: 'steady' }, points(70), place(1), lead(50)),
    challenge('crowd', { seats: 6, rivals: 'steady', seat: 5 }, place(3), place(1), lead(20)),
    challenge('goal', { seats: 3, rivals: 'steady' }, reach('kingdoms', 1), reach('kingdoms', 2), reach('kingdoms', 3)),
    challenge('rich', { seats: 4, rivals: 'sharp', seat: 2 }, points(55), points(65), points(75)),
    challenge('experts', { seats: 3, rivals: 'expert', seat: 1 }, place(2), place(1), lead(5)),
  ],
  scores: p => p.glory,
  measures: {
    /** Kingdoms where nobody has as many markers. */
    kingdoms: (p, seat) =>
      ALL_KINGDOMS.filter(kingdom => {
        const counts = kingdomCounts(p, kingdom)
        return counts.every((count, other) => other === seat || count < elementAt(counts, seat))
      }).length,
  },
  words: { en: () => import('./words.en.ts'), ru: () => import('./words.ru.ts') },
})
