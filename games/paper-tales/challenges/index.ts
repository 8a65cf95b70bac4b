import { elementAt } from '../../../kernel/list.ts'
import { challengesWith, defineChallenges } from '../../../learn/challenge.ts'
import type { PaperTalesPosition } from '../position.ts'
import type { ChallengeId, Measure } from './words.ts'

const challenge = challengesWith<ChallengeId, Measure>()

/** `pentarchy challenges` tells how many stars each level earns: the first is within reach of Steady, the third hard for Expert. */
export const challenges = defineChallenges<PaperTalesPosition>({
  game: 'paper-tales',
  challenges: [
    challenge(
      'first',
      { seats: 3, rivals: 'novice' },
      { measure: 'place', wanted: 2 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 15 },
    ),
    challenge(
      'duel',
      { seats: 2, rivals: 'steady' },
      { measure: 'points', wanted: 22 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 10 },
    ),
    challenge(
      'crowd',
      { seats: 7, rivals: 'steady', seat: 6 },
      { measure: 'place', wanted: 4 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 6 },
    ),
    challenge(
      'goal',
      { seats: 3, rivals: 'steady' },
      { measure: 'buildings', wanted: 2 },
      { measure: 'buildings', wanted: 3 },
      { measure: 'buildings', wanted: 4 },
    ),
    challenge(
      'rich',
      { seats: 4, rivals: 'sharp', seat: 2 },
      { measure: 'points', wanted: 28 },
      { measure: 'points', wanted: 36 },
      { measure: 'points', wanted: 44 },
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
    /** Buildings at their second level. */
    buildings: (p, seat) => elementAt(p.kingdoms, seat).buildings.filter(level => level === 2).length,
  },
  words: {
    en: async () => (await import('./words.en.ts')).words,
    ru: async () => (await import('./words.ru.ts')).words,
  },
})
