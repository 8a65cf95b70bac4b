import type { Frame } from '../position.ts'

/** Steps that the rules carry out without asking. */
type Unasked = 'ready' | 'muster' | 'rally' | 'score' | 'victims' | 'pass'

/** Once no region can be paid for, conquering is another decision: the last attempt. */
export type Decision = Exclude<Frame['kind'], Unasked> | 'attempt'

/** The figures the coach tells. */
export type Figure = 'most' | 'rounds'
