import type { ChallengeWords } from '../../../learn/challenge.ts'

export type Measure = 'kingdoms'

export type Words = ChallengeWords<Measure>
