import { createContext } from 'svelte'
import type { Names, Naming } from '../text/names.ts'
import type { Arrangement } from './arrangement.svelte.ts'
import type { Play } from './play.svelte.ts'
import type { SmallWorldSession } from './session.ts'
import type { TableText } from './text.ts'

/** What every part of the table has access to. */
export interface SmallWorldTable {
  readonly session: SmallWorldSession
  readonly play: Play
  readonly arrangement: Arrangement
  readonly text: TableText
  readonly names: Names & Naming
}

export const [getTable, setTable] = createContext<SmallWorldTable>()
