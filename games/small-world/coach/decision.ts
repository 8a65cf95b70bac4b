import type { Frame } from '../position.ts'

/** Steps that the rules carry out without asking. */
type Unasked = 'ready' | 'muster' | 'rally' | 'score' | 'victims' | 'pass'

/** Once no region is affordable, conquering is a different decision: the last attempt. */
export type Decision = Exclude<Frame['kind'], Unasked> | 'attempt'

/** The figures in the coach's words. */
export type Figure = 'most' | 'rounds'
