import { flag, integer, oneOf, type Shapes } from '../../../kernel/shape.ts'
import { FACTIONS } from '../content/factions.ts'
import { ACTIONS } from '../content/figures.ts'
import { REGIONS, SIDE_IDS } from '../content/map.ts'
import { RESOURCES } from '../content/resources.ts'
import type { TekMove } from '../position.ts'

/** Any number a player could enter: the rules say what is wrong with it. */
const number = integer(-1_000_000, 1_000_000)
const region = integer(0, REGIONS.length - 1)
const units = { mana: number, ore: number, food: number }
const step = { from: region, to: region }

export const SHAPES: Shapes<TekMove> = {
  faction: { faction: oneOf(FACTIONS) },
  card: { card: number },
  found: { side: oneOf(SIDE_IDS), ...units },
  settle: { region },
  bare: { region },
  select: { action: oneOf(ACTIONS) },
  pass: {},
  done: {},
  build: {},
  research: {},
  hold: {},
  patrol: step,
  quest: step,
  swap: step,
  stand: { region },
  mobilise: { region, ore: number },
  trade: { give: oneOf(RESOURCES), take: oneOf(RESOURCES), count: number },
  collect: units,
  gain: units,
  pay: units,
  give: units,
  die: { face: number },
  raise: { resource: oneOf(RESOURCES) },
  plunder: { resource: oneOf(RESOURCES) },
  lair: { use: flag },
  rise: { use: flag },
  retreat: step,
  carry: step,
  church: step,
  relocate: step,
  'give-up': { from: region },
  bribe: units,
  lose: {},
}
