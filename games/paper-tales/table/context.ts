import { createContext } from 'svelte'
import type { Choice } from './choice.svelte.ts'
import type { PaperTalesSession } from './session.ts'
import type { TableText } from './text.ts'

/** What every part of the table has access to. */
export interface PaperTalesTable {
  readonly session: PaperTalesSession
  readonly choice: Choice
  readonly text: TableText
}

export const [getTable, setTable] = createContext<PaperTalesTable>()

/** The words alone, for pieces that also appear in the rules reader. */
export const [getWords, setWords] = createContext<() => TableText>()
