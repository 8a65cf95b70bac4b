import { challengesWith, defineChallenges, lead, place, points, reach } from '../../../learn/challenge.ts'
import type { DarkLandsPosition } from '../position.ts'
import { regionsOf } from '../queries.ts'
import type { ChallengeId, Measure } from './words.ts'

const challenge = challengesWith<ChallengeId, Measure>()

/** `pentarchy challenges` tells how many stars each level earns: the first is within reach of Steady, the third hard for Expert. */
export const challenges = defineChallenges<DarkLandsPosition>({
  game: 'dark-lands',
  challenges: [
    challenge('first', { seats: 3, rivals: 'novice' }, place(2), place(1), points(150)),
    challenge('duel', { seats: 2, rivals: 'steady' }, points(60), place(1), lead(90)),
    challenge('crowd', { seats: 5, rivals: 'steady', seat: 4 }, place(3), place(1), lead(50)),
    challenge('goal', { seats: 3, rivals: 'steady' }, reach('regions', 12), reach('regions', 16), reach('regions', 20)),
    challenge('rich', { seats: 4, rivals: 'sharp', seat: 2 }, points(60), points(85), points(105)),
    challenge('experts', { seats: 3, rivals: 'expert', seat: 1 }, place(2), place(1), lead(15)),
  ],
  scores: p => p.coins,
  measures: {
    regions: regionsOf,
  },
  words: { en: () => import('./words.en.ts'), ru: () => import('./words.ru.ts') },
})
