import { BUILDINGS, CARDS } from '../content/cards.ts'
import type { AbilityPhase, Effect, Production, Resource } from '../content/vocabulary.ts'
import { BUILDING_RESOURCES, buildingEffectsOf, effectsOf, flipsOf } from '../rules/abilities.ts'
import { DIES_AT } from '../rules/aging.ts'
import { type Deed, deedOf } from './deed.ts'

/*
 * What cards and buildings do, sorted by when it counts. Bots read it millions of times: everything has one shape here,
 * so that property access stays monomorphic.
 */

/** Which lists of a lore are not empty: most are, and need not be searched. */
export const HAS = {
  ownStrength: 1,
  strength: 2,
  perWin: 4,
  warPoints: 8,
  income: 16,
  aging: 32,
  end: 64,
  build: 128,
  produces: 256,
} as const

export interface Lore {
  readonly has: number
  readonly cost: number
  readonly printedStrength: number
  readonly food: number
  readonly wood: number
  readonly diamond: number
  /** Production that varies. */
  readonly produces: readonly Deed[]
  readonly ownStrength: readonly Deed[]
  readonly strength: readonly Deed[]
  readonly fightsFromBack: boolean
  readonly cannotFight: readonly Deed[]
  readonly perWin: readonly Deed[]
  readonly warPoints: readonly Deed[]
  readonly income: readonly Deed[]
  readonly aging: readonly Deed[]
  readonly deaths: readonly Deed[]
  readonly end: readonly Deed[]
  readonly build: readonly Effect[]
  readonly diesAt: number
}

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

const ofType = <T extends Effect['type']>(effects: readonly Effect[], ...types: T[]): Of<T>[] =>
  effects.filter((effect): effect is Of<T> => types.some(type => type === effect.type))

type Lists = Omit<Lore, 'has'>

const contentsOf = (lists: Lists): number =>
  (lists.ownStrength.length > 0 ? HAS.ownStrength : 0) |
  (lists.strength.length > 0 ? HAS.strength : 0) |
  (lists.perWin.length > 0 ? HAS.perWin : 0) |
  (lists.warPoints.length > 0 ? HAS.warPoints : 0) |
  (lists.income.length > 0 ? HAS.income : 0) |
  (lists.aging.length + lists.deaths.length > 0 ? HAS.aging : 0) |
  (lists.end.length > 0 ? HAS.end : 0) |
  (lists.build.length > 0 ? HAS.build : 0) |
  (lists.produces.length > 0 ? HAS.produces : 0)

const loreOf = (lists: Lists): Lore => ({ has: contentsOf(lists), ...lists })

function listsOf(
  cost: number,
  printedStrength: number,
  diesAt: number,
  resources: readonly Production[],
  effects: (phase: AbilityPhase) => readonly Effect[],
): Lists {
  const steady = (wanted: Resource) =>
    resources.reduce(
      (sum, { type, amount, per, if: condition }) => sum + (type === wanted && !per && !condition ? amount : 0),
      0,
    )
  const war = effects('war')
  const aging = effects('aging')
  const strength = ofType(war, 'strength')
  return {
    cost,
    printedStrength,
    food: steady('food'),
    wood: steady('wood'),
    diamond: steady('diamond'),
    produces: resources
      .filter(production => production.per || production.if)
      .map(production => deedOf(production, { produced: production.type })),
    ownStrength: strength
      .filter(({ scope }) => scope === 'self')
      .map(effect => deedOf(effect, { isSet: effect.mode === 'set' })),
    strength: strength.filter(({ scope }) => scope === 'kingdom').map(effect => deedOf(effect)),
    fightsFromBack: ofType(war, 'fightFromBack').length > 0,
    cannotFight: ofType(war, 'cannotFight').map(effect => deedOf(effect)),
    perWin: ofType(war, 'perWarWon').map(effect => deedOf(effect, { isGold: effect.gain === 'gold' })),
    warPoints: ofType(war, 'gainVP').map(effect => deedOf(effect)),
    income: ofType(effects('income'), 'gainGold').map(effect => deedOf(effect)),
    aging: ofType(aging, 'gainGold', 'gainVP').map(effect => deedOf(effect, { isGold: effect.type === 'gainGold' })),
    deaths: ofType(aging, 'onDeath').map(effect =>
      deedOf(effect, {
        isGold: effect.gain === 'gold',
        isOwn: effect.of === 'self',
        isForEach: effect.of === 'anyOwn' && !effect.per,
      }),
    ),
    end: ofType(effects('end'), 'gainVP').map(effect => deedOf(effect)),
    build: effects('build'),
    diesAt,
  }
}

export const LORE: readonly Lore[] = CARDS.map(({ cost, strength, resources }, card) =>
  loreOf(listsOf(cost, strength, DIES_AT[card], resources, phase => effectsOf(card, phase))),
)

/** By building and level; level II gives both bonuses. */
export const BUILDING_LORE: readonly (readonly Lore[])[] = BUILDINGS.map((_, building) =>
  BUILDING_RESOURCES[building].map((resources, level) =>
    loreOf(listsOf(0, 0, Number.POSITIVE_INFINITY, resources, phase => buildingEffectsOf(building, level, phase))),
  ),
)

/** Gold and points a card brings when it enters play. */
export const FLIP_GAINS: readonly (readonly Deed[])[] = CARDS.map((_, card) => {
  const flips = flipsOf(card).map(({ effect }) => effect)
  return ofType(flips, 'gainGold', 'gainVP').map(effect => deedOf(effect, { isGold: effect.type === 'gainGold' }))
})
