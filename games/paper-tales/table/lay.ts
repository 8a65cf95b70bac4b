import { untrack } from 'svelte'
import { Choice } from './choice.svelte.ts'
import { type PaperTalesTable, setTable, setWords } from './context.ts'
import type { PaperTalesSession } from './session.ts'
import { words } from './words.svelte.ts'

/** Gives every part of a table its context. Called by the table itself, and by pictures of its parts. */
export function layTable(session: () => PaperTalesSession): PaperTalesTable {
  // Every session gets a new table.
  const choice = untrack(() => new Choice(session()))
  const table: PaperTalesTable = {
    get session() {
      return session()
    },
    choice,
    get text() {
      return words()
    },
  }
  setTable(table)
  setWords(words)
  return table
}
