import { challengesWith, defineChallenges, lead, place, points, reach } from '../../../learn/challenge.ts'
import type { SmallWorldPosition } from '../position.ts'
import type { ChallengeId, Measure } from './words.ts'

const challenge = challengesWith<ChallengeId, Measure>()

/** `pentarchy challenges` tells how many stars each level earns: the first is within reach of Steady, the third hard for Expert. */
export const challenges = defineChallenges<SmallWorldPosition>({
  game: 'small-world',
  challenges: [
    challenge('first', { seats: 3, rivals: 'novice' }, place(2), place(1), points(120)),
    challenge('duel', { seats: 2, rivals: 'steady' }, points(75), place(1), lead(40)),
    challenge('crowd', { seats: 5, rivals: 'steady', seat: 4 }, place(3), place(1), lead(8)),
    challenge('goal', { seats: 3, rivals: 'steady' }, reach('regions', 8), reach('regions', 10), reach('regions', 12)),
    challenge('rich', { seats: 4, rivals: 'sharp', seat: 2 }, points(70), points(80), points(88)),
    challenge('experts', { seats: 3, rivals: 'expert', seat: 1 }, place(2), place(1), lead(4)),
  ],
  scores: p => p.coins,
  measures: {
    /** Land of all peoples of a seat. */
    regions: (p, seat) => p.holder.filter(race => race >= 0 && p.owner[race] === seat).length,
  },
  words: { en: () => import('./words.en.ts'), ru: () => import('./words.ru.ts') },
})
