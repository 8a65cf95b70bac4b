import { createContext, type Snippet } from 'svelte'
import type { Seat } from '../../kernel/seat.ts'

/** An additional tab on the phone. */
export interface Drawer {
  readonly id: string
  readonly label: string
  readonly glyph: string
  readonly content: Snippet
}

/** What the page around a table adds to its frame where people play together: chat, clocks, news. */
export interface TableContext {
  /** Beside the game log; on the phone a tab. */
  readonly chat?: Drawer
  /** In a seat's panel: its clock, and whether the player is there. */
  readonly seat?: Snippet<[Seat]>
  /** The same in the phone's seat strip, as one figure. */
  readonly chip?: Snippet<[Seat]>
  /** Above the board, in a place of its own: a lesson. */
  readonly guide?: Snippet
  /** The phone's tab that a lesson is about; `board` folds the sheet. */
  readonly tab?: string | undefined
  /** Does a lesson leave telling of wars and ends of ages to the table? Otherwise it does so itself. */
  readonly narrates?: boolean
  /** Above the prompt: the connection, and questions to everybody. */
  readonly notice?: Snippet
  readonly tools?: Snippet
  /** Below the score sheet. */
  readonly result?: Snippet
}

const [get, set, has] = createContext<TableContext>()

export const setTableContext = set
/** `undefined` at a table on its own. */
export const getTableContext = (): TableContext | undefined => (has() ? get() : undefined)
