import type { Diagrams } from '../../../../web/pieces/diagram.ts'
import Combos from './Combos.svelte'
import Decline from './Decline.svelte'
import Entry from './Entry.svelte'
import Losses from './Losses.svelte'
import Price from './Price.svelte'

export const diagrams: Diagrams = {
  'SW-PICK-2': Combos,
  'SW-CONQ-1': Entry,
  'SW-CONQ-3': Price,
  'SW-LOSS-2': Losses,
  'SW-DECL-5': Decline,
}
