import { ARTIFACTS } from './artifacts.ts'
import { BASE_BUILDINGS, FORGE_BUILDINGS, GATES_BUILDINGS } from './buildings.ts'
import { BASE_UNITS, FORGE_UNITS, GATES_UNITS } from './units.ts'
import type { Ability, BuildingFigures, LevelFigures, Production } from './vocabulary.ts'

/** In a position a card is its index in this list; copies of a card are interchangeable. */
export type CardId =
  | (typeof BASE_UNITS)[number]['id']
  | (typeof GATES_UNITS)[number]['id']
  | (typeof FORGE_UNITS)[number]['id']
  | (typeof ARTIFACTS)[number]['id']

export type CardSet = 'base' | 'gates' | 'forge'

/** A card of the draw pile with every field filled in: what is not printed is 0 or empty. */
export interface Card {
  readonly id: CardId
  readonly set: CardSet
  readonly artifact: boolean
  readonly copies: number
  readonly cost: number
  readonly strength: number
  readonly vp: number
  readonly resources: readonly Production[]
  readonly abilities: readonly Ability[]
}

type Figures = {
  readonly id: CardId
  readonly copies: number
  readonly cost?: number
  readonly strength?: number
  readonly vp?: number
  readonly resources?: readonly Production[]
  readonly abilities?: readonly Ability[]
}

const cardsOf = (set: CardSet, artifact: boolean, list: readonly Figures[]): Card[] =>
  list.map(({ id, copies, cost = 0, strength = 0, vp = 0, resources = [], abilities = [] }) => ({
    id,
    set,
    artifact,
    copies,
    cost,
    strength,
    vp,
    resources,
    abilities,
  }))

export const CARDS: readonly Card[] = [
  ...cardsOf('base', false, BASE_UNITS),
  ...cardsOf('gates', false, GATES_UNITS),
  ...cardsOf('forge', false, FORGE_UNITS),
  ...cardsOf('forge', true, ARTIFACTS),
]

const NUMBERS = new Map(CARDS.map((card, number) => [card.id, number]))

export const cardNumber = (id: CardId): number => NUMBERS.get(id) ?? -1

export const isArtifact = (card: number): boolean => CARDS[card].artifact

export type BuildingId =
  | (typeof BASE_BUILDINGS)[number]['id']
  | (typeof GATES_BUILDINGS)[number]['id']
  | (typeof FORGE_BUILDINGS)[number]['id']

/** A level with every field filled in. */
export type Level = LevelFigures & Required<Pick<LevelFigures, 'resources' | 'abilities'>>

export interface Building {
  readonly id: BuildingId
  readonly level1: Level
  readonly level2: Level
}

const levelOf = (figures: LevelFigures): Level => ({ resources: [], abilities: [], ...figures })

const FIGURES: readonly (BuildingFigures & { readonly id: BuildingId })[] = [
  ...BASE_BUILDINGS,
  ...GATES_BUILDINGS,
  ...FORGE_BUILDINGS,
]

/** In a position a building is its index in this list. */
export const BUILDINGS: readonly Building[] = FIGURES.map(({ id, level1, level2 }) => ({
  id,
  level1: levelOf(level1),
  level2: levelOf(level2),
}))

const BUILDING_NUMBERS = new Map(BUILDINGS.map((building, number) => [building.id, number]))

export const buildingNumber = (id: BuildingId): number => BUILDING_NUMBERS.get(id) ?? -1
