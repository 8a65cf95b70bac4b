import type { Frame } from '../position.ts'

/** A turn is another decision with a band in hand, with a full hand, and with a hand that makes no band. */
export type Decision = Exclude<Frame['kind'], 'turn'> | 'recruit' | 'band' | 'full' | 'scatter'

/** The figures the coach tells. */
export type Figure = 'ages' | 'cards' | 'limit' | 'size'
