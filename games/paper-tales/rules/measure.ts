import { CARDS } from '../content/cards.ts'
import { ROW_OF, SPOTS } from '../content/figures.ts'
import type { Condition, Production, Quantity, Resource, UnitFilter } from '../content/vocabulary.ts'
import { type Kingdom, NONE } from '../position.ts'
import { BUILDING_RESOURCES } from './abilities.ts'

/** A kingdom's figures at the moment abilities resolve. Production is counted; a phase fills in what it knows. */
export interface Tally {
  food: number
  wood: number
  diamond: number
  /** Current strength of the unit on each spot. */
  strengths: readonly number[]
  income: number
  warsWon: number
  deaths: number
  ageOnDying: number
  survivorsWithAge: number
}

const NO_STRENGTHS: readonly number[] = [0, 0, 0, 0, 0]

/** Counts every symbol on the cards in play (PT-RES-1, PT-RUL-52). */
export function tallyOf(k: Kingdom): Tally {
  const tally: Tally = {
    food: 0,
    wood: 0,
    diamond: 0,
    strengths: NO_STRENGTHS,
    income: 0,
    warsWon: 0,
    deaths: 0,
    ageOnDying: 0,
    survivorsWithAge: 0,
  }
  for (let spot = 0; spot < SPOTS; spot++) {
    const card = k.units[spot]
    if (card !== NONE) produce(k, spot, CARDS[card].resources, tally)
  }
  for (let i = 0; i < k.artifacts.length; i++) produce(k, NONE, CARDS[k.artifacts[i]].resources, tally)
  for (let building = 0; building < k.buildings.length; building++)
    produce(k, NONE, BUILDING_RESOURCES[building][k.buildings[building]], tally)
  return tally
}

function produce(k: Kingdom, spot: number, resources: readonly Production[], tally: Tally): void {
  for (let i = 0; i < resources.length; i++) {
    const { type, amount, per, if: condition } = resources[i]
    if (condition && !holds(k, spot, condition, tally)) continue
    tally[type] += per ? amount * measure(k, spot, per, tally) : amount
  }
}

export const produced = (tally: Tally, resource: Resource): number => tally[resource]

/** The value of a quantity for the card on `spot` (NONE: an artifact or building). */
export function measure(k: Kingdom, spot: number, quantity: Quantity, tally: Tally): number {
  switch (quantity.kind) {
    case 'resource': {
      let sum = 0
      for (let i = 0; i < quantity.resources.length; i++) sum += tally[quantity.resources[i]]
      return sum
    }
    case 'building':
      return buildingsOf(k, quantity.level)
    case 'unit':
      return unitsWhere(k, quantity.where, tally)
    case 'goldHeld':
      return Math.floor(k.gold / (quantity.step ?? 1))
    case 'ageOnSelf':
      return spot === NONE ? 0 : k.age[spot]
    case 'ageInKingdom':
      return k.age[0] + k.age[1] + k.age[2] + k.age[3] + k.age[4]
    case 'ageOnDying':
      return tally.ageOnDying
    case 'artifact':
      return k.artifacts.length
    case 'otherUnits':
      return unitCount(k) - (spot === NONE ? 0 : 1)
    case 'distinctUnitCost':
      return distinctCosts(k)
    case 'incomeThisRound':
      return tally.income
    case 'survivorWithAge':
      return tally.survivorsWithAge
  }
}

export function holds(k: Kingdom, spot: number, condition: Condition, tally: Tally): boolean {
  switch (condition.kind) {
    case 'resourceAtLeast':
      return tally[condition.resource] >= condition.n
    case 'allResources':
      return tally.food > 0 && tally.wood > 0 && tally.diamond > 0
    case 'ageOnSelfAtLeast':
      return k.age[spot] >= condition.n
    case 'ageOnSelfExactly':
      return k.age[spot] === condition.n
    case 'artifactsAtLeast':
      return k.artifacts.length >= condition.n
    case 'warsWonAtLeast':
      return tally.warsWon >= condition.n
    case 'deathsAtLeast':
      return tally.deaths >= condition.n
    case 'row':
      return ROW_OF[spot] === condition.row
    case 'unitCostAtLeast':
      return dearest(k) >= condition.cost
  }
}

interface Amount {
  readonly amount: number
  readonly per?: Quantity
  readonly if?: Condition
  readonly max?: number
}

/** What an effect gives now: 0 if its condition is not met. */
export function amountOf(k: Kingdom, spot: number, effect: Amount, tally: Tally): number {
  if (effect.if && !holds(k, spot, effect.if, tally)) return 0
  const amount = effect.per ? effect.amount * measure(k, spot, effect.per, tally) : effect.amount
  return effect.max !== undefined && amount > effect.max ? effect.max : amount
}

export function unitCount(k: Kingdom): number {
  let count = 0
  for (let spot = 0; spot < SPOTS; spot++) if (k.units[spot] !== NONE) count++
  return count
}

export function buildingsOf(k: Kingdom, level?: 1 | 2): number {
  let count = 0
  for (let i = 0; i < k.buildings.length; i++)
    if (level === undefined ? k.buildings[i] > 0 : k.buildings[i] === level) count++
  return count
}

function unitsWhere(k: Kingdom, where: UnitFilter, tally: Tally): number {
  let count = 0
  for (let spot = 0; spot < SPOTS; spot++) if (k.units[spot] !== NONE && matches(k, spot, where, tally)) count++
  return count
}

function matches(k: Kingdom, spot: number, where: UnitFilter, tally: Tally): boolean {
  if ('row' in where) return ROW_OF[spot] === where.row
  if ('costAtMost' in where) return CARDS[k.units[spot]].cost <= where.costAtMost
  return tally.strengths[spot] >= where.strengthAtLeast
}

function distinctCosts(k: Kingdom): number {
  const costs = new Set<number>()
  for (let spot = 0; spot < SPOTS; spot++) if (k.units[spot] !== NONE) costs.add(CARDS[k.units[spot]].cost)
  return costs.size
}

function dearest(k: Kingdom): number {
  let cost = Number.NEGATIVE_INFINITY
  for (let spot = 0; spot < SPOTS; spot++)
    if (k.units[spot] !== NONE && CARDS[k.units[spot]].cost > cost) cost = CARDS[k.units[spot]].cost
  return cost
}
