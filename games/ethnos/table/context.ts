import { createContext } from 'svelte'
import type { Choice } from './choice.svelte.ts'
import type { EthnosSession } from './session.ts'
import type { TableText } from './text.ts'

/** What every part of the table has access to. */
export interface EthnosTable {
  readonly session: EthnosSession
  readonly choice: Choice
  readonly text: TableText
}

export const [getTable, setTable] = createContext<EthnosTable>()

/** What pieces need that also appear in the rules, away from any table. */
export const [getWords, setWords] = createContext<() => TableText>()
