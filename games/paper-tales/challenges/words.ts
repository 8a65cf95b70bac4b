import type { ChallengeWords } from '../../../learn/challenge.ts'

export type Measure = 'buildings'

export type Words = ChallengeWords<Measure>
