import type { Diagrams } from '../../../../web/pieces/diagram.ts'
import Exchange from './Exchange.svelte'
import Order from './Order.svelte'
import Stronghold from './Stronghold.svelte'
import Support from './Support.svelte'

export const diagrams: Diagrams = {
  'DL-ORDER-3': Order,
  'DL-CAPTURE-2': Support,
  'DL-FORT-4': Stronghold,
  'DL-EXCH-1': Exchange,
}
