import { createContext } from 'svelte'
import type { TableSession } from '../../../web/table/contract.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'
import type { Choice } from './choice.svelte.ts'
import type { TableText } from './text.ts'

export type EthnosSession = TableSession<EthnosPosition, EthnosMove, EthnosEvent>

/** What every part of the table may look at. */
export interface EthnosTable {
  readonly session: EthnosSession
  readonly choice: Choice
  readonly text: TableText
}

export const [getTable, setTable] = createContext<EthnosTable>()

/** All that the pieces need which also stand in the rules, away from any table. */
export const [getWords, setWords] = createContext<() => TableText>()
