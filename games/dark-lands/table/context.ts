import { createContext } from 'svelte'
import type { TableSession } from '../../../web/table/contract.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import type { Choice } from './choice.svelte.ts'
import type { PlannedMatch } from './plan.svelte.ts'
import type { TableText } from './text.ts'

export type DarkLandsSession = TableSession<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>

/** What every part of the table may look at. */
export interface DarkLandsTable {
  /** The match as the turn's plan would leave it: every part of the table works on the planned position. */
  readonly session: PlannedMatch
  readonly choice: Choice
  readonly text: TableText
}

export const [getTable, setTable] = createContext<DarkLandsTable>()
