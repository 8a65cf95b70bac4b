import { hasExactly, isIntegerIn, isRecord } from '../../../kernel/json.ts'
import { FACTIONS } from '../content/factions.ts'
import { ACTIONS } from '../content/figures.ts'
import { RESOURCES } from '../content/resources.ts'
import { REGIONS, SIDE_IDS } from '../map.ts'
import type { TekMove } from '../position.ts'

/*
 * Is this data shaped like a move? Says nothing of its legality.
 */

type Check = (value: unknown) => boolean

const anInteger: Check = value => isIntegerIn(value, -1_000_000, 1_000_000)
const aRegion: Check = value => isIntegerIn(value, 0, REGIONS.length - 1)
const aFlag: Check = value => typeof value === 'boolean'
const oneOf =
  (ids: readonly string[]): Check =>
  value =>
    typeof value === 'string' && ids.includes(value)

const units = { mana: anInteger, ore: anInteger, food: anInteger }
const step = { from: aRegion, to: aRegion }

const FORMS: Readonly<Record<TekMove['kind'], Readonly<Record<string, Check>>>> = {
  faction: { faction: oneOf(FACTIONS) },
  card: { card: anInteger },
  found: { side: oneOf(SIDE_IDS), ...units },
  settle: { region: aRegion },
  bare: { region: aRegion },
  select: { action: oneOf(ACTIONS) },
  pass: {},
  done: {},
  build: {},
  research: {},
  hold: {},
  patrol: step,
  quest: step,
  swap: step,
  stand: { region: aRegion },
  mobilise: { region: aRegion, ore: anInteger },
  trade: { give: oneOf(RESOURCES), take: oneOf(RESOURCES), count: anInteger },
  collect: units,
  gain: units,
  pay: units,
  give: units,
  die: { face: anInteger },
  raise: { resource: oneOf(RESOURCES) },
  plunder: { resource: oneOf(RESOURCES) },
  lair: { use: aFlag },
  rise: { use: aFlag },
  retreat: step,
  carry: step,
  church: step,
  relocate: step,
  'give-up': { from: aRegion },
  bribe: units,
  lose: {},
}

export const MOVE_KINDS = Object.keys(FORMS) as readonly TekMove['kind'][]

export function isMove(value: unknown): value is TekMove {
  if (!isRecord(value) || typeof value.kind !== 'string' || !Object.hasOwn(FORMS, value.kind)) return false
  const form = FORMS[value.kind as TekMove['kind']]
  const fields = Object.keys(form)
  return hasExactly(value, ['kind', ...fields]) && fields.every(field => form[field](value[field]))
}
