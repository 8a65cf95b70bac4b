import { untrack } from 'svelte'
import { Choice } from './choice.svelte.ts'
import { setTable, type TekTable } from './context.ts'
import { follow, type Ranks } from './marching.ts'
import type { TekSession } from './session.ts'
import { words } from './words.svelte.ts'

/** Gives every part of a table its context. Called by the table itself, and by pictures of its parts. */
export function layTable(session: () => TekSession): TekTable {
  // Every session gets a new table.
  const choice = untrack(() => new Choice(session()))
  let lastRanks: Ranks | null = null
  const ranks = $derived.by(() => {
    lastRanks = follow(lastRanks, session().view.armies)
    return lastRanks
  })
  const table: TekTable = {
    get session() {
      return session()
    },
    choice,
    get text() {
      return words()
    },
    get ranks() {
      return ranks
    },
  }
  setTable(table)
  return table
}
