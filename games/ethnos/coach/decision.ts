import type { Frame } from '../position.ts'

/** A turn is a different decision with a band in hand, with a full hand, and with a hand without a band. */
export type Decision = Exclude<Frame['kind'], 'turn'> | 'recruit' | 'band' | 'full' | 'scatter'

/** The figures in the coach's words. */
export type Figure = 'ages' | 'cards' | 'limit' | 'size'
