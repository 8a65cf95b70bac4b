import { createContext, type Snippet } from 'svelte'
import type { Seat } from '../../kernel/seat.ts'

/** A further tab on the phone. */
export interface Drawer {
  readonly id: string
  readonly label: string
  readonly glyph: string
  readonly content: Snippet
}

/** What the page around a table adds to its frame where people play together: talk, clocks, news. */
export interface TableContext {
  /** Beside the game log, and a tab on the phone. */
  readonly chat?: Drawer
  /** In a seat's panel: its clock, whether somebody is there. */
  readonly seat?: Snippet<[Seat]>
  /** The same in the phone's strip of seats, in one figure. */
  readonly chip?: Snippet<[Seat]>
  /** Above the board, in a place of its own: a lesson. */
  readonly guide?: Snippet
  /** The phone's tab that a lesson speaks of; `board` folds them all. */
  readonly tab?: string | undefined
  /** Does a lesson leave it to the table to tell of wars and the ends of ages? Otherwise it speaks of them itself. */
  readonly narrates?: boolean
  /** Above the prompt: the connection, what is asked of everybody. */
  readonly notice?: Snippet
  readonly tools?: Snippet
  /** Below the score sheet. */
  readonly result?: Snippet
}

const [get, set, has] = createContext<TableContext>()

export const setTableContext = set
/** `undefined` at a table that stands alone. */
export const getTableContext = (): TableContext | undefined => (has() ? get() : undefined)
