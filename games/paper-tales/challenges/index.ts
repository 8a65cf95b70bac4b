import { elementAt } from '../../../kernel/list.ts'
import { challengesWith, defineChallenges, lead, place, points, reach } from '../../../learn/challenge.ts'
import type { PaperTalesPosition } from '../position.ts'
import type { ChallengeId, Measure } from './words.ts'

const challenge = challengesWith<ChallengeId, Measure>()

/** `pentarchy challenges` tells how many stars each level earns: the first is within reach of Steady, the third hard for Expert. */
export const challenges = defineChallenges<PaperTalesPosition>({
  game: 'paper-tales',
  challenges: [
    challenge('first', { seats: 3, rivals: 'novice' }, place(2), place(1), lead(15)),
    challenge('duel', { seats: 2, rivals: 'steady' }, points(22), place(1), lead(10)),
    challenge('crowd', { seats: 7, rivals: 'steady', seat: 6 }, place(4), place(1), lead(6)),
    challenge(
      'goal',
      { seats: 3, rivals: 'steady' },
      reach('buildings', 2),
      reach('buildings', 3),
      reach('buildings', 4),
    ),
    challenge('rich', { seats: 4, rivals: 'sharp', seat: 2 }, points(28), points(36), points(44)),
    challenge('experts', { seats: 3, rivals: 'expert', seat: 1 }, place(2), place(1), lead(4)),
  ],
  scores: p => p.kingdoms.map(({ vp }) => vp),
  measures: {
    /** Buildings at their second level. */
    buildings: (p, seat) => elementAt(p.kingdoms, seat).buildings.filter(level => level === 2).length,
  },
  words: { en: () => import('./words.en.ts'), ru: () => import('./words.ru.ts') },
})
