import type { Diagrams } from '../../../../web/pieces/diagram.ts'
import Collect from './Collect.svelte'
import Patrol from './Patrol.svelte'
import Payment from './Payment.svelte'
import Quest from './Quest.svelte'
import Ruins from './Ruins.svelte'

export const diagrams: Diagrams = {
  'TEK-PATROL-2': Patrol,
  'TEK-QUEST-1': Quest,
  'TEK-PAY-2': Payment,
  'TEK-COLLECT-2': Collect,
  'TEK-RUINS-6': Ruins,
}
