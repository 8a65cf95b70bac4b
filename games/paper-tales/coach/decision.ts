import type { Stage } from '../position.ts'

export type Decision = Exclude<Stage, 'over'>

/** The figures in the coach's words. */
export type Figure = 'rounds' | 'seats'
