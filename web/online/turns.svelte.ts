import { SvelteMap } from 'svelte/reactivity'
import { hear } from '../sound/heard.ts'
import { link } from './the-link.ts'

/** Tables where it became my turn while this page was open, and their games. */
export const turns = new SvelteMap<string, string>()

link.listen(envelope => {
  if (envelope.kind !== 'turn') return
  if (!envelope.yours) turns.delete(envelope.table)
  else if (!turns.has(envelope.table)) {
    turns.set(envelope.table, envelope.game)
    if (document.hidden) hear('turn')
  }
})
