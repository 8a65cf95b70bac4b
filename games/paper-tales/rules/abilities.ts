import { BUILDINGS, CARDS } from '../content/cards.ts'
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

/** Level II gives both bonuses (PT-CARD-6). */
const levelsOf = (building: (typeof BUILDINGS)[number]) => [
  { abilities: [], resources: [] },
  { abilities: building.level1.abilities ?? [], resources: building.level1.resources ?? [] },
  {
    abilities: [...(building.level1.abilities ?? []), ...(building.level2.abilities ?? [])],
    resources: [...(building.level1.resources ?? []), ...(building.level2.resources ?? [])],
  },
]

const BUILDING_EFFECTS: readonly (readonly ByPhase[])[] = BUILDINGS.map(building =>
  levelsOf(building).map(level => byPhase(level.abilities)),
)

export const BUILDING_RESOURCES: readonly (readonly (readonly Production[])[])[] = BUILDINGS.map(building =>
  levelsOf(building).map(level => level.resources),
)

export const effectsOf = (card: number, phase: AbilityPhase): readonly Effect[] => CARD_EFFECTS[card][phase]

/** Every lasting effect of the kingdom for a phase: units in spot order, artifacts, buildings (PT-CARD-3). */
export function activeIn(k: Kingdom, phase: AbilityPhase): Active[] {
  const active: Active[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    const card = k.units[spot]
    if (card !== NONE) add(active, CARD_EFFECTS[card][phase], spot, card)
  }
  for (let i = 0; i < k.artifacts.length; i++) add(active, CARD_EFFECTS[k.artifacts[i]][phase], NONE, k.artifacts[i])
  for (let building = 0; building < k.buildings.length; building++) {
    const level = k.buildings[building]
    if (level > 0) add(active, BUILDING_EFFECTS[building][level][phase], NONE, buildingSource(building))
  }
  return active
}

function add(active: Active[], effects: readonly Effect[], spot: number, source: number): void {
  for (let i = 0; i < effects.length; i++) active.push({ effect: effects[i], spot, source })
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
