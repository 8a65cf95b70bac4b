import { elementAt } from '../../../kernel/list.ts'
import { challengesWith, defineChallenges } from '../../../learn/challenge.ts'
import type { TekPosition } from '../position.ts'
import type { ChallengeId, Measure } from './words.ts'

const challenge = challengesWith<ChallengeId, Measure>()

/** `pentarchy challenges` tells how many stars each level earns: the first is within reach of Steady, the third hard for Expert. */
export const challenges = defineChallenges<TekPosition>({
  game: 'tiny-epic-kingdoms',
  challenges: [
    challenge(
      'first',
      { seats: 3, rivals: 'novice' },
      { measure: 'place', wanted: 2 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 5 },
    ),
    challenge(
      'duel',
      { seats: 2, rivals: 'steady' },
      { measure: 'points', wanted: 12 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 8 },
    ),
    challenge(
      'crowd',
      { seats: 5, rivals: 'steady', seat: 4 },
      { measure: 'place', wanted: 3 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 2 },
    ),
    challenge(
      'goal',
      { seats: 3, rivals: 'steady' },
      { measure: 'magic', wanted: 4 },
      { measure: 'magic', wanted: 5 },
      { measure: 'lead', wanted: 5 },
    ),
    challenge(
      'rich',
      { seats: 4, rivals: 'sharp', seat: 2 },
      { measure: 'points', wanted: 9 },
      { measure: 'points', wanted: 11 },
      { measure: 'points', wanted: 13 },
    ),
    challenge(
      'experts',
      { seats: 3, rivals: 'expert', seat: 1 },
      { measure: 'place', wanted: 2 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 2 },
    ),
  ],
  measures: {
    magic: (p, seat) => elementAt(p.magic, seat),
  },
  words: {
    en: async () => (await import('./words.en.ts')).words,
    ru: async () => (await import('./words.ru.ts')).words,
  },
})
