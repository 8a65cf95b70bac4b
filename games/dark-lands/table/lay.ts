import { untrack } from 'svelte'
import { Choice } from './choice.svelte.ts'
import { type DarkLandsTable, setTable } from './context.ts'
import { Plan } from './plan.svelte.ts'
import type { DarkLandsSession } from './session.ts'
import { words } from './words.svelte.ts'

/** Gives every part of a table its context. Called by the table itself, and by pictures of its parts. */
export function layTable(session: () => DarkLandsSession): DarkLandsTable {
  // Every session gets a new table.
  const plan = untrack(() => new Plan(session()))
  const choice = untrack(() => new Choice(session(), plan))
  const table: DarkLandsTable = {
    get session() {
      return session()
    },
    plan,
    choice,
    get text() {
      return words()
    },
  }
  setTable(table)
  return table
}
