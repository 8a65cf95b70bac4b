import type { Stage } from '../position.ts'

export type Decision = Exclude<Stage, 'over'>

/** The figures the coach tells. */
export type Figure = 'rounds' | 'seats'
