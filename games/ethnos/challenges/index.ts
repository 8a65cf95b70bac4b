import { elementAt } from '../../../kernel/list.ts'
import { challengesWith, defineChallenges } from '../../../learn/challenge.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import type { EthnosPosition } from '../position.ts'
import { kingdomCounts } from '../queries.ts'
import type { ChallengeId, Measure } from './words.ts'

const challenge = challengesWith<ChallengeId, Measure>()

/** `pentarchy challenges` tells how many stars each level earns: the first is within reach of Steady, the third hard for Expert. */
export const challenges = defineChallenges<EthnosPosition>({
  game: 'ethnos',
  challenges: [
    challenge(
      'first',
      { seats: 3, rivals: 'novice' },
      { measure: 'place', wanted: 2 },
      { measure: 'place', wanted: 1 },
      { measure: 'points', wanted: 90 },
    ),
    challenge(
      'duel',
      { seats: 2, rivals: 'steady' },
      { measure: 'points', wanted: 70 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 50 },
    ),
    challenge(
      'crowd',
      { seats: 6, rivals: 'steady', seat: 5 },
      { measure: 'place', wanted: 3 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 20 },
    ),
    challenge(
      'goal',
      { seats: 3, rivals: 'steady' },
      { measure: 'kingdoms', wanted: 1 },
      { measure: 'kingdoms', wanted: 2 },
      { measure: 'kingdoms', wanted: 3 },
    ),
    challenge(
      'rich',
      { seats: 4, rivals: 'sharp', seat: 2 },
      { measure: 'points', wanted: 55 },
      { measure: 'points', wanted: 65 },
      { measure: 'points', wanted: 75 },
    ),
    challenge(
      'experts',
      { seats: 3, rivals: 'expert', seat: 1 },
      { measure: 'place', wanted: 2 },
      { measure: 'place', wanted: 1 },
      { measure: 'lead', wanted: 5 },
    ),
  ],
  measures: {
    /** Kingdoms where nobody has as many markers. */
    kingdoms: (p, seat) =>
      ALL_KINGDOMS.filter(kingdom => {
        const counts = kingdomCounts(p, kingdom)
        return counts.every((count, other) => other === seat || count < elementAt(counts, seat))
      }).length,
  },
  words: {
    en: async () => (await import('./words.en.ts')).words,
    ru: async () => (await import('./words.ru.ts')).words,
  },
})
