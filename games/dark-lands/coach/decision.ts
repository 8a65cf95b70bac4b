import type { Frame } from '../position.ts'

/** Exchanging runs beside the turns of others. */
export type Decision = Frame['kind'] | 'exchange'

/** The figures the coach tells. */
export type Figure = 'coins' | 'free' | 'price'
