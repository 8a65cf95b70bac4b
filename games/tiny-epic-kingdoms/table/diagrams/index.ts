import type { Diagrams } from '../../../../web/pieces/diagram.ts'
import Collect from './Collect.svelte'
import Patrol from './Patrol.svelte'
import Payment from './Payment.svelte'
import Quest from './Quest.svelte'
import Ruins from './Ruins.svelte'
import Wars from './Wars.svelte'

export const diagrams: Diagrams = {
  'TEK-PATROL-2': Patrol,
  'TEK-QUEST-1': Quest,
  'TEK-WAR-8': Wars,
  'TEK-PAY-2': Payment,
  'TEK-COLLECT-2': Collect,
  'TEK-RUINS-6': Ruins,
}
