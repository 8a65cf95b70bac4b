import type { Diagrams } from '../../../../web/pieces/diagram.ts'
import Ages from './Ages.svelte'
import BuildingCosts from './BuildingCosts.svelte'
import Passing from './Passing.svelte'
import Rows from './Rows.svelte'
import Wars from './Wars.svelte'

export const diagrams: Diagrams = {
  'PT-KING-2': Rows,
  'PT-DRAFT-3': Passing,
  'PT-WAR-5': Wars,
  'PT-BUILD-7': BuildingCosts,
  'PT-AGE-2': Ages,
}
