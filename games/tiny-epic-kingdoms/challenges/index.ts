import { elementAt } from '../../../kernel/list.ts'
import { challengesWith, defineChallenges, lead, place, points, reach } from '../../../learn/challenge.ts'
import type { TekPosition } from '../position.ts'
import { scoresNow } from '../queries.ts'
import type { ChallengeId, Measure } from './words.ts'

const challenge = challengesWith<ChallengeId, Measure>()

/** `pentarchy challenges` tells how many stars each level earns: the first is within reach of Steady, the third hard for Expert. */
export const challenges = defineChallenges<TekPosition>({
  game: 'tiny-epic-kingdoms',
  challenges: [
    challenge('first', { seats: 3, rivals: 'novice' }, place(2), place(1), lead(5)),
    challenge('duel', { seats: 2, rivals: 'steady' }, points(12), place(1), lead(8)),
    challenge('crowd', { seats: 5, rivals: 'steady', seat: 4 }, place(3), place(1), lead(2)),
    challenge('goal', { seats: 3, rivals: 'steady' }, reach('magic', 4), reach('magic', 5), lead(5)),
    challenge('rich', { seats: 4, rivals: 'sharp', seat: 2 }, points(9), points(11), points(13)),
    challenge('experts', { seats: 3, rivals: 'expert', seat: 1 }, place(2), place(1), lead(2)),
  ],
  scores: scoresNow,
  measures: {
    magic: (p, seat) => elementAt(p.magic, seat),
  },
  words: { en: () => import('./words.en.ts'), ru: () => import('./words.ru.ts') },
})
