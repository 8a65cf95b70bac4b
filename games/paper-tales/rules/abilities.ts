import { BUILDINGS, type Building, CARDS } from '../content/cards.ts'
import { SPOTS } from '../content/figures.ts'
import type { Ability, AbilityPhase, Effect, EffectType, Production } from '../content/vocabulary.ts'
import { type Kingdom, NONE } from '../position.ts'
import { buildingSource } from './ledger.ts'

/** An effect at work in a kingdom. */
export interface Active {
  readonly effect: Effect
  /** The spot of the unit that has it; NONE for artifacts and buildings. */
  readonly spot: number
  /** For the ledger. */
  readonly source: number
}

type ByPhase = Readonly<Record<AbilityPhase, readonly Effect[]>>

/** Flip abilities work once, at deployment, and are found by `flipsOf`. */
function byPhase(abilities: readonly Ability[]): ByPhase {
  const of = (phase: AbilityPhase) =>
    abilities.filter(ability => ability.phase === phase && ability.trigger !== 'flip').map(ability => ability.effect)
  return {
    deploy: of('deploy'),
    war: of('war'),
    income: of('income'),
    build: of('build'),
    aging: of('aging'),
    end: of('end'),
  }
}

const CARD_EFFECTS: readonly ByPhase[] = CARDS.map(card => byPhase(card.abilities))

/** By level from 0, which gives nothing; level II gives both bonuses (PT-CARD-6). */
const levelsOf = ({ level1, level2 }: Building) =>
  [0, 1, 2].map(level => {
    const sides = [level1, level2].slice(0, level)
    return { abilities: sides.flatMap(side => side.abilities), resources: sides.flatMap(side => side.resources) }
  })

const BUILDING_EFFECTS: readonly (readonly ByPhase[])[] = BUILDINGS.map(building =>
  levelsOf(building).map(level => byPhase(level.abilities)),
)

export const BUILDING_RESOURCES: readonly (readonly (readonly Production[])[])[] = BUILDINGS.map(building =>
  levelsOf(building).map(level => level.resources),
)

export const effectsOf = (card: number, phase: AbilityPhase): readonly Effect[] => CARD_EFFECTS[card][phase]

export const buildingEffectsOf = (building: number, level: number, phase: AbilityPhase): readonly Effect[] =>
  BUILDING_EFFECTS[building][level][phase]

/** Made once, because bots ask for them millions of times: of a card by phase and spot, of a building by level and phase. */
const activeFrom = (
  effects: ByPhase,
  spot: number,
  source: number,
): Readonly<Record<AbilityPhase, readonly Active[]>> => {
  const of = (phase: AbilityPhase) => effects[phase].map(effect => ({ effect, spot, source }))
  return {
    deploy: of('deploy'),
    war: of('war'),
    income: of('income'),
    build: of('build'),
    aging: of('aging'),
    end: of('end'),
  }
}
const ACTIVE_UNITS = CARD_EFFECTS.map((effects, card) =>
  Array.from({ length: SPOTS }, (_, spot) => activeFrom(effects, spot, card)),
)
const ACTIVE_ARTIFACTS = CARD_EFFECTS.map((effects, card) => activeFrom(effects, NONE, card))
const ACTIVE_BUILDINGS = BUILDING_EFFECTS.map((levels, building) =>
  levels.map(effects => activeFrom(effects, NONE, buildingSource(building))),
)

/** Every lasting effect of the kingdom for a phase: units in spot order, artifacts, buildings (PT-CARD-3). */
export function activeIn(k: Kingdom, phase: AbilityPhase): Active[] {
  const active: Active[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    const card = k.units[spot]
    if (card !== NONE) add(active, ACTIVE_UNITS[card][spot][phase])
  }
  for (let i = 0; i < k.artifacts.length; i++) add(active, ACTIVE_ARTIFACTS[k.artifacts[i]][phase])
  for (let building = 0; building < k.buildings.length; building++)
    add(active, ACTIVE_BUILDINGS[building][k.buildings[building]][phase])
  return active
}

function add(active: Active[], more: readonly Active[]): void {
  for (let i = 0; i < more.length; i++) active.push(more[i])
}

const FLIPS: readonly (readonly Ability[])[] = CARDS.map(card =>
  card.abilities.filter(({ trigger }) => trigger === 'flip'),
)

export const flipsOf = (card: number): readonly Ability[] => FLIPS[card]

/** Does the card have this effect, whatever its phase? */
export function effectOf<T extends EffectType>(card: number, type: T): Extract<Effect, { type: T }> | undefined {
  const { abilities } = CARDS[card]
  for (let i = 0; i < abilities.length; i++) {
    const { effect } = abilities[i]
    if (isOf(effect, type)) return effect
  }
  return undefined
}

const isOf = <T extends EffectType>(effect: Effect, type: T): effect is Extract<Effect, { type: T }> =>
  effect.type === type
