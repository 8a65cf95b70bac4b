import type { Colour } from './heraldry.ts'

/** One sentence of the chronicle. */
export interface LogEntry {
  readonly id: string
  /** Whom it tells of, or else who moved. */
  readonly colour: Colour | null
  readonly text: string
  /** The position this sentence led to, for jumping there. */
  readonly step: number
}
