import type { Colour } from './heraldry.ts'

/** One sentence of the game log. */
export interface LogEntry {
  readonly id: string
  /** The seat it is about; null for the whole table. */
  readonly colour: Colour | null
  readonly text: string
  /** The position it led to, for jumping there. */
  readonly step: number
}
