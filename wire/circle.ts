import type { PersonRef } from './people.ts'
import type { TableInfo } from './table.ts'

/** The most people somebody may follow. */
export const MOST_FOLLOWED = 500
export const MAX_NOTE_LENGTH = 1000

/** Somebody I follow. Only I know that I do. */
export interface Followed extends PersonRef {
  /** The public match they play now, if they let it be seen. */
  readonly playing: { readonly table: string; readonly game: string } | null
}

/** The people around me. */
export interface Circle {
  readonly followed: readonly Followed[]
  /** Whether those who follow me see where I play. */
  readonly seen: boolean
  /** Private tables where somebody awaits me. */
  readonly challenges: readonly TableInfo[]
}

/** What somebody is to me. */
export interface Relation {
  readonly followed: boolean
  readonly blocked: boolean
  /** My own note about them; empty if there is none. */
  readonly note: string
}
