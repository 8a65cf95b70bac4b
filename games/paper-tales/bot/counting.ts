import { BOTTOM_SPOTS, SPOTS } from '../content/figures.ts'
import { NONE } from '../position.ts'
import { type Deed, RESOURCE_BIT } from './deed.ts'
import { LORE } from './lore.ts'

/** The parts of a kingdom that are counted here. */
interface Counted {
  readonly units: Int32Array
  readonly age: Int32Array
  readonly strengths: Int32Array
  readonly artifactCount: number
  readonly gold: number
  readonly food: number
  readonly wood: number
  readonly diamond: number
  readonly income: number
  readonly wins: number
  readonly deaths: number
  readonly ageOnDying: number
  readonly survivors: number
  buildings(level: number): number
}

/** Spots from here on are the bottom row. */
export const LOWEST_BOTTOM = BOTTOM_SPOTS[0]

/** What a deed of the card on `spot` (NONE: an artifact or building) gives now, by the last survey. */
export function amountOf(realm: Counted, deed: Deed, spot: number): number {
  if (deed.when !== 'always' && !holds(realm, deed, spot)) return 0
  if (deed.per === 'once') return deed.amount
  const amount = deed.amount * measure(realm, deed, spot)
  return amount > deed.max ? deed.max : amount
}

function measure(realm: Counted, deed: Deed, spot: number): number {
  switch (deed.per) {
    case 'once':
      return 1
    case 'oneResource':
      return realm[deed.perResource]
    case 'resources':
      return resources(realm, deed.perArgument)
    case 'building':
      return realm.buildings(deed.perArgument)
    case 'goldHeld':
      return Math.floor(realm.gold / deed.perArgument)
    case 'ageOnSelf':
      return spot === NONE ? 0 : realm.age[spot]
    case 'ageInKingdom':
      return realm.age[0] + realm.age[1] + realm.age[2] + realm.age[3] + realm.age[4]
    case 'ageOnDying':
      return realm.ageOnDying
    case 'artifact':
      return realm.artifactCount
    case 'otherUnits':
      return unitCount(realm) - (spot === NONE ? 0 : 1)
    case 'distinctUnitCost':
      return distinctCosts(realm)
    case 'incomeThisRound':
      return realm.income
    case 'survivorWithAge':
      return realm.survivors
    case 'unitsOfRow':
    case 'unitsOfCost':
    case 'unitsOfStrength':
      return unitsWhere(realm, deed)
  }
}

export function holds(realm: Counted, deed: Deed, spot: number): boolean {
  const bar = deed.whenArgument
  switch (deed.when) {
    case 'always':
      return true
    case 'resourceAtLeast':
      return realm[deed.whenResource] >= bar
    case 'allResources':
      return realm.food > 0 && realm.wood > 0 && realm.diamond > 0
    case 'ageOnSelfAtLeast':
      return realm.age[spot] >= bar
    case 'ageOnSelfExactly':
      return realm.age[spot] === bar
    case 'artifactsAtLeast':
      return realm.artifactCount >= bar
    case 'warsWonAtLeast':
      return realm.wins >= bar
    case 'deathsAtLeast':
      return realm.deaths >= bar
    case 'row':
      return (spot < LOWEST_BOTTOM ? 0 : 1) === bar
    case 'unitCostAtLeast':
      return dearest(realm) >= bar
  }
}

function resources(realm: Counted, bits: number): number {
  const food = bits & RESOURCE_BIT.food ? realm.food : 0
  const wood = bits & RESOURCE_BIT.wood ? realm.wood : 0
  return food + wood + (bits & RESOURCE_BIT.diamond ? realm.diamond : 0)
}

function unitCount(realm: Counted): number {
  let count = 0
  for (let spot = 0; spot < SPOTS; spot++) if (realm.units[spot] !== NONE) count++
  return count
}

function unitsWhere(realm: Counted, { per, perArgument }: Deed): number {
  let count = 0
  for (let spot = 0; spot < SPOTS; spot++) {
    if (realm.units[spot] === NONE) continue
    if (per === 'unitsOfRow') count += (spot < LOWEST_BOTTOM ? 0 : 1) === perArgument ? 1 : 0
    else if (per === 'unitsOfCost') count += LORE[realm.units[spot]].cost <= perArgument ? 1 : 0
    else count += realm.strengths[spot] >= perArgument ? 1 : 0
  }
  return count
}

function distinctCosts(realm: Counted): number {
  let seen = 0
  let count = 0
  for (let spot = 0; spot < SPOTS; spot++) {
    if (realm.units[spot] === NONE) continue
    const bit = 1 << (LORE[realm.units[spot]].cost + 8)
    if (!(seen & bit)) count++
    seen |= bit
  }
  return count
}

function dearest(realm: Counted): number {
  let cost = Number.NEGATIVE_INFINITY
  for (let spot = 0; spot < SPOTS; spot++)
    if (realm.units[spot] !== NONE && LORE[realm.units[spot]].cost > cost) cost = LORE[realm.units[spot]].cost
  return cost
}
