import { createContext } from 'svelte'
import type { TableSession } from '../../../web/table/contract.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'
import type { Choice } from './choice.svelte.ts'
import type { Ranks } from './marching.ts'
import type { TableText } from './text.ts'

export type TekSession = TableSession<TekPosition, TekMove, TekEvent>

/** What every part of the table may look at. */
export interface TekTable {
  readonly session: TekSession
  readonly choice: Choice
  readonly text: TableText
  readonly ranks: Ranks
}

export const [getTable, setTable] = createContext<TekTable>()
