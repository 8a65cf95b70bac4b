import type { Frame } from '../position.ts'

/** Exchanging runs beside the turns of others. */
export type Decision = Frame['kind'] | 'exchange'

/** The figures in the coach's words. */
export type Figure = 'coins' | 'free' | 'price'
