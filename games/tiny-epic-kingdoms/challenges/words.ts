import type { ChallengeWords } from '../../../learn/challenge.ts'

export type ChallengeId = 'first' | 'duel' | 'crowd' | 'goal' | 'rich' | 'experts'
export type Measure = 'magic'

export type Words = ChallengeWords<ChallengeId, Measure>
