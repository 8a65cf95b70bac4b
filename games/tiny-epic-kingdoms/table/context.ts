import { createContext } from 'svelte'
import type { Choice } from './choice.svelte.ts'
import type { Ranks } from './marching.ts'
import type { TekSession } from './session.ts'
import type { TableText } from './text.ts'

/** What every part of the table has access to. */
export interface TekTable {
  readonly session: TekSession
  readonly choice: Choice
  readonly text: TableText
  readonly ranks: Ranks
}

export const [getTable, setTable] = createContext<TekTable>()
