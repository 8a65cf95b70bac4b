import { createContext } from 'svelte'
import type { TableSession } from '../../../web/table/contract.ts'
import type { SmallWorld, SmallWorldEvent, SmallWorldMove } from '../position.ts'
import type { Names, Naming } from '../text/names.ts'
import type { Draft } from './draft.svelte.ts'
import type { Play } from './play.svelte.ts'
import type { TableText } from './text.ts'

export type SmallWorldSession = TableSession<SmallWorld, SmallWorldMove, SmallWorldEvent>

/** What every part of the table may look at. */
export interface SmallWorldTable {
  readonly session: SmallWorldSession
  readonly play: Play
  readonly draft: Draft
  readonly text: TableText
  readonly names: Names & Naming
}

export const [getTable, setTable] = createContext<SmallWorldTable>()
