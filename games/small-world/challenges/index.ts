import { challengesWith, defineChallenges } from '../../../learn/challenge.ts'
import type { SmallWorldPosition } from '../position.ts'
import type { ChallengeId, Measure } from './words.ts'

const challenge = challengesWith<ChallengeId, Measure>()

/** `pentarchy challenges` tells how many stars each level earns: the first is within reach of Steady, the third hard for Expert. */
export const challenges = defineChallenges<SmallWorldPosition>({
  game: 'small-world',
  challenges: [
    challenge(
      'first',
      { seats: 3, rivals: 'novice' },
      { measure: 'place', wanted: 2 },
      { measure: 'place', wanted: 1 },
      { measure: 'points', wanted: 120 },
    ),
    challenge(
      'duel',
      { seats: 2, rivals: 'steady' },
      { measure: 'points', wanted: 75 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 40 },
    ),
    challenge(
      'crowd',
      { seats: 5, rivals: 'steady', seat: 4 },
      { measure: 'place', wanted: 3 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 8 },
    ),
    challenge(
      'goal',
      { seats: 3, rivals: 'steady' },
      { measure: 'regions', wanted: 8 },
      { measure: 'regions', wanted: 10 },
      { measure: 'regions', wanted: 12 },
    ),
    challenge(
      'rich',
      { seats: 4, rivals: 'sharp', seat: 2 },
      { measure: 'points', wanted: 70 },
      { measure: 'points', wanted: 80 },
      { measure: 'points', wanted: 88 },
    ),
    challenge(
      'experts',
      { seats: 3, rivals: 'expert', seat: 1 },
      { measure: 'place', wanted: 2 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 4 },
    ),
  ],
  measures: {
    /** Land of all peoples of a seat. */
    regions: (p, seat) => p.holder.filter(race => race >= 0 && p.owner[race] === seat).length,
  },
  words: {
    en: async () => (await import('./words.en.ts')).words,
    ru: async () => (await import('./words.ru.ts')).words,
  },
})
