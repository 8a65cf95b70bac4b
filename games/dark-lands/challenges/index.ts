import { challengesWith, defineChallenges } from '../../../learn/challenge.ts'
import type { DarkLandsPosition } from '../position.ts'
import { regionsOf } from '../queries.ts'
import type { ChallengeId, Measure } from './words.ts'

const challenge = challengesWith<ChallengeId, Measure>()

/** `pentarchy challenges` tells how many stars each level earns: the first is within reach of Steady, the third hard for Expert. */
export const challenges = defineChallenges<DarkLandsPosition>({
  game: 'dark-lands',
  challenges: [
    challenge(
      'first',
      { seats: 3, rivals: 'novice' },
      { measure: 'place', wanted: 2 },
      { measure: 'place', wanted: 1 },
      { measure: 'points', wanted: 150 },
    ),
    challenge(
      'duel',
      { seats: 2, rivals: 'steady' },
      { measure: 'points', wanted: 60 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 90 },
    ),
    challenge(
      'crowd',
      { seats: 5, rivals: 'steady', seat: 4 },
      { measure: 'place', wanted: 3 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 50 },
    ),
    challenge(
      'goal',
      { seats: 3, rivals: 'steady' },
      { measure: 'regions', wanted: 12 },
      { measure: 'regions', wanted: 16 },
      { measure: 'regions', wanted: 20 },
    ),
    challenge(
      'rich',
      { seats: 4, rivals: 'sharp', seat: 2 },
      { measure: 'points', wanted: 60 },
      { measure: 'points', wanted: 85 },
      { measure: 'points', wanted: 105 },
    ),
    challenge(
      'experts',
      { seats: 3, rivals: 'expert', seat: 1 },
      { measure: 'place', wanted: 2 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 15 },
    ),
  ],
  measures: {
    regions: regionsOf,
  },
  words: {
    en: async () => (await import('./words.en.ts')).words,
    ru: async () => (await import('./words.ru.ts')).words,
  },
})
