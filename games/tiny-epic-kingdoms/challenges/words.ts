import type { ChallengeWords } from '../../../learn/challenge.ts'

export type Measure = 'magic'

export type Words = ChallengeWords<Measure>
