import type { ChallengeWords } from '../../../learn/challenge.ts'

export type Measure = 'regions'

export type Words = ChallengeWords<Measure>
