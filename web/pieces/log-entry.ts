import type { Colour } from './heraldry.ts'

/** One sentence of the game log. */
export interface LogEntry {
  readonly id: string
  /** Of whom it tells; null for what concerns the whole table. */
  readonly colour: Colour | null
  readonly text: string
  /** The position this sentence led to, for jumping there. */
  readonly step: number
}
