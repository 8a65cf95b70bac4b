import { createContext } from 'svelte'
import type { Choice } from './choice.svelte.ts'
import type { Plan } from './plan.svelte.ts'
import type { DarkLandsSession } from './session.ts'
import type { TableText } from './text.ts'

/** What every part of the table has access to. */
export interface DarkLandsTable {
  readonly session: DarkLandsSession
  /** The planned turn: every part of the table shows the position it leads to. */
  readonly plan: Plan
  readonly choice: Choice
  readonly text: TableText
}

export const [getTable, setTable] = createContext<DarkLandsTable>()
