import { untrack } from 'svelte'
import { inLanguage } from '../../../kernel/languages.ts'
import { Arrangement } from './arrangement.svelte.ts'
import { type SmallWorldTable, setTable } from './context.ts'
import { NAMES } from './names.ts'
import { Play } from './play.svelte.ts'
import type { SmallWorldSession } from './session.ts'
import { words } from './words.svelte.ts'

/** Gives every part of a table its context. Called by the table itself, and by pictures of its parts. */
export function layTable(session: () => SmallWorldSession): SmallWorldTable {
  // Every session gets a new table.
  const play = untrack(() => new Play(session()))
  const arrangement = untrack(() => new Arrangement(session()))
  const table: SmallWorldTable = {
    get session() {
      return session()
    },
    play,
    arrangement,
    get text() {
      return words()
    },
    get names() {
      return inLanguage(NAMES, session().language)
    },
  }
  setTable(table)
  return table
}
