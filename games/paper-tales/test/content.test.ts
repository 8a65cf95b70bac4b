import { describe, expect, it } from 'vitest'
import { ARTIFACTS } from '../content/artifacts.ts'
import { BASE_BUILDINGS, FORGE_BUILDINGS, GATES_BUILDINGS } from '../content/buildings.ts'
import { BUILDINGS, buildingNumber, CARDS, cardNumber } from '../content/cards.ts'
import * as figures from '../content/figures.ts'
import { LICH_KING, NECROPOLIS } from '../content/solo.ts'
import { BASE_UNITS, FORGE_UNITS, GATES_UNITS } from '../content/units.ts'
import type {
  ArtifactFigures,
  BuildingFigures,
  LevelFigures,
  LichKingFigures,
  NecropolisFigures,
  UnitFigures,
} from '../content/vocabulary.ts'
import { RESOURCES } from '../content/vocabulary.ts'
import { FORGE_TOKENS, TOKENS } from '../facts.ts'
import * as listed from './listing.ts'

/** An object as `name key=value key(inner)`, keys in order. */
function flat(value: unknown): string {
  if (Array.isArray(value)) return value.map(flat).join('+')
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  const head = entries.find(([key]) => key === 'type') ?? entries.find(([key]) => key === 'kind')
  const rest = entries
    .filter(entry => entry !== head)
    .map(([key, inner]) =>
      typeof inner === 'object' && !Array.isArray(inner) ? `${key}(${flat(inner)})` : `${key}=${flat(inner)}`,
    )
  return [...(head ? [String(head[1])] : []), ...rest].join(' ')
}

const printed = ({ resources = [], abilities = [] }: Pick<UnitFigures, 'resources' | 'abilities'>): string =>
  [
    ...resources.map(flat),
    ...abilities.map(
      ({ phase, trigger, optional, effect }) => `${phase} ${trigger}${optional ? '?' : ''}: ${flat(effect)}`,
    ),
  ]
    .map(part => ` | ${part}`)
    .join('')

const unit = (card: UnitFigures): string =>
  `${card.id} ×${card.copies} cost ${card.cost} strength ${card.strength}${card.variableStrength ? '±' : ''}${printed(card)}`
const artifact = (card: ArtifactFigures): string => `${card.id} ×${card.copies} points ${card.vp}${printed(card)}`

function costOf({ cost }: LevelFigures): string {
  const needed = RESOURCES.flatMap(resource =>
    cost.resources[resource] ? [`${cost.resources[resource]} ${resource}`] : [],
  )
  return `${needed.join('+')}${cost.alternativeGold === undefined ? '' : ` or ${cost.alternativeGold} gold`}`
}
const levels = ({ id, level1, level2 }: BuildingFigures): string[] => [
  `${id} I costs ${costOf(level1)} points ${level1.vp}${printed(level1)}`,
  `${id} II costs ${costOf(level2)} points ${level2.vp}${printed(level2)}`,
]
function necropolis({ id, era, leftBase, rightBase, flatVP, scoring }: NecropolisFigures): string {
  const what = scoring.per === 'cardsWithResource' ? scoring.resource : scoring.cost
  return `${id} era ${era} armies ${leftBase} ${rightBase} points ${flatVP} + ${scoring.amount} each ${scoring.per} ${what}`
}
const lich = ({ id, phase, effect }: LichKingFigures): string => `${id} ${phase} ${flat(effect)}`

describe('every card is what the dossier says, in an order that stored matches rely on', () => {
  it.each([
    ['PT-SETUP-1: units of the base game', BASE_UNITS.map(unit), listed.BASE_UNITS],
    ['PT-GATES-1: units of the Gates', GATES_UNITS.map(unit), listed.GATES_UNITS],
    ['PT-FORGE-1: units of the Forge', FORGE_UNITS.map(unit), listed.FORGE_UNITS],
    ['PT-FORGE-1 PT-FORGE-6: artifacts', ARTIFACTS.map(artifact), listed.ARTIFACTS],
    ['PT-SETUP-1 PT-CARD-5: buildings of the base game', BASE_BUILDINGS.flatMap(levels), listed.BASE_BUILDINGS],
    ['PT-GATES-1: buildings of the Gates', GATES_BUILDINGS.flatMap(levels), listed.GATES_BUILDINGS],
    ['PT-FORGE-1: buildings of the Forge', FORGE_BUILDINGS.flatMap(levels), listed.FORGE_BUILDINGS],
    ['PT-SOLO-2: Necropolis cards', NECROPOLIS.map(necropolis), listed.NECROPOLIS],
    ['PT-SOLO-3: Lich King cards', LICH_KING.map(lich), listed.LICH_KING],
  ])('%s', (_, cards, wanted) => {
    expect(cards).toEqual(wanted)
  })
})

describe('the box', () => {
  const copies = (cards: readonly { readonly copies: number }[]) => cards.reduce((sum, card) => sum + card.copies, 0)

  it('PT-SETUP-1 PT-GATES-1 PT-FORGE-1: holds as many cards as are printed', () => {
    expect([BASE_UNITS, GATES_UNITS, FORGE_UNITS, ARTIFACTS].map(copies)).toEqual([81, 20, 26, 18])
    expect([BASE_BUILDINGS.length, GATES_BUILDINGS.length, FORGE_BUILDINGS.length]).toEqual([5, 6, 3])
    expect([1, 2, 3, 4].map(era => NECROPOLIS.filter(card => card.era === era).length)).toEqual([5, 5, 5, 5])
    expect(LICH_KING).toHaveLength(4)
  })

  it('every card and building is found by its id, and what is not printed on it is 0 or nothing', () => {
    expect(CARDS.map(({ id }) => cardNumber(id))).toEqual([...CARDS.keys()])
    expect(BUILDINGS.map(({ id }) => buildingNumber(id))).toEqual([...BUILDINGS.keys()])
    for (const card of CARDS.filter(({ artifact }) => artifact)) expect([card.cost, card.strength]).toEqual([0, 0])
    for (const card of CARDS.filter(({ artifact }) => !artifact)) expect(card.vp).toBe(0)
    const of = (set: string) => copies(CARDS.filter(card => card.set === set))
    expect([of('base'), of('gates'), of('forge')]).toEqual([81, 20, 26 + 18])
  })

  it('PT-GATES-4 PT-GATES-5: ten buildings have a token, three of them from the Forge', () => {
    expect([...TOKENS].sort()).toEqual(
      [...GATES_BUILDINGS, ...FORGE_BUILDINGS]
        .map(({ id }) => id as string)
        .concat('barracks')
        .sort(),
    )
    expect([...FORGE_TOKENS].sort()).toEqual(FORGE_BUILDINGS.map(({ id }) => id).sort())
  })

  it('the figures of the rulebook', () => {
    expect(figures).toMatchObject({
      ROUNDS: 4,
      START_GOLD: 3,
      BASE_INCOME: 2,
      WAR_VP: 3,
      LAND_PER_BUILDING: 2,
      HAND_SIZE: 5,
      KEEP_LIMIT: 1,
      SPOTS: 5,
      ROW_OF: ['top', 'top', 'top', 'bottom', 'bottom'],
      ARTIFACT_COST: 1,
      ARTIFACT_COST_STEP: 1,
      DUEL_HAND_SIZE: 9,
      DUEL_WIN_FACTOR: 2,
      SOLO_PICKS: 5,
      SOLO_REVEAL: 3,
      SOLO_ARTIFACT_COST: 1,
    })
  })
})
