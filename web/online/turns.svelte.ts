import { SvelteMap } from 'svelte/reactivity'
import { hear } from '../sound/heard.ts'
import { link } from './the-link.ts'

/** Tables where it became my turn while this page was open, and their games. */
export const turns = new SvelteMap<string, string>()

/** Tables of tournaments that have begun for me, and the tournaments' names; until I come there. */
export const seats = new SvelteMap<string, string>()

link.listen(envelope => {
  if (envelope.kind === 'seated') {
    if (!envelope.waiting) seats.delete(envelope.table)
    else {
      seats.set(envelope.table, envelope.name)
      if (document.hidden) hear('turn')
    }
  }
  if (envelope.kind !== 'turn') return
  if (!envelope.yours) turns.delete(envelope.table)
  else if (!turns.has(envelope.table)) {
    turns.set(envelope.table, envelope.game)
    if (document.hidden) hear('turn')
  }
})
