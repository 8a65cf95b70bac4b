import type { Seat } from '../../../kernel/seat.ts'
import { REGIONS, TERRAIN } from '../content/map.ts'
import { FOOD, MANA, ORE, RESOURCES } from '../content/resources.ts'
import { YIELDS } from '../content/terrains.ts'
import type { TekMove, TekPosition, Tell, Units } from '../position.ts'
import { gainUnits, hasLying, regionsOf, roomFor, splitsOf } from './board.ts'
import { powersOf } from './factions/index.ts'
import type { Powers } from './factions/powers.ts'
import { CAMP } from './tokens.ts'

/*
 * Section 12: collecting resources.
 */

export interface Yield {
  /** Mana, ore, food. */
  readonly units: number[]
  /** Units of free choice. */
  readonly choice: number
}

/** -1 where a region yields nothing by itself. */
const TERRAIN_YIELD: readonly number[] = TERRAIN.map(terrain => {
  const resource = YIELDS[terrain]
  return resource === null ? -1 : RESOURCES.indexOf(resource)
})

const AT_WATER: readonly boolean[] = REGIONS.map(region => region.touchesWater)

/**
 * What regions give, before a people's bonuses: sums to which regions can be added and from which they can be
 * subtracted.
 */
export interface Tally {
  readonly units: number[]
  choice: number
  /** Regions that count for the people's harvest, and those by the water. */
  matching: number
  waters: number
}

export const emptyTally = (): Tally => ({ units: [0, 0, 0], choice: 0, matching: 0, waters: 0 })

export function tallyOf(p: TekPosition, seat: Seat, into: Tally): void {
  const powers = powersOf(p, seat)
  into.units.fill(0)
  into.choice = p.inPlay[seat] === 1 ? 1 : 0
  into.matching = 0
  into.waters = 0
  for (const region of regionsOf(p, seat)) addRegion(into, p, powers, region, hasLying(p, seat, region), 1)
}

/** An occupied region; with `times` -1 it is subtracted. `lies`: one of the seat's armies lies there. */
export function addRegion(into: Tally, p: TekPosition, powers: Powers, region: number, lies: boolean, times: 1 | -1) {
  const amount = times * givenBy(p, region)
  const resource = TERRAIN_YIELD[region]
  const terrain = TERRAIN[region]
  if (resource >= 0) into.units[resource] += amount
  else if (terrain === 'ruins') into.choice += lies ? amount : 0
  else if (terrain === 'water') into.units[FOOD] += times * powers.foodOnWater
  if (powers.harvest !== null && powers.harvest.terrain === terrain) into.matching += times
  if (AT_WATER[region]) into.waters += times
}

export const givenBy = (p: TekPosition, region: number): number => (p.tokens[region] === CAMP ? 2 : 1)

/** The units of one kind, including the people's bonus. */
export function unitsIn({ units, matching, waters }: Tally, powers: Powers, resource: number): number {
  const { harvest } = powers
  const grown = harvest !== null && matching >= harvest.regions && harvest.resource === RESOURCES[resource]
  const fished = resource === FOOD && waters > 0
  return units[resource] + (grown ? harvest.amount : 0) + (fished ? powers.foodAtWater : 0)
}

const counted = emptyTally()

/** Everything the seat's regions give now (TEK-COLLECT-2 to TEK-COLLECT-5). */
export function yieldOf(p: TekPosition, seat: Seat): Yield {
  const powers = powersOf(p, seat)
  tallyOf(p, seat, counted)
  const units = [unitsIn(counted, powers, MANA), unitsIn(counted, powers, ORE), unitsIn(counted, powers, FOOD)]
  return { units, choice: counted.choice }
}

export function listCollects(p: TekPosition, seat: Seat, out: TekMove[]): void {
  const { choice } = yieldOf(p, seat)
  for (const { mana, ore, food } of splitsOf(choice, choice, choice, choice))
    out.push({ kind: 'collect', mana, ore, food })
}

/** What collecting brings with these units of free choice; a full stock takes no more (TEK-COLLECT-6). */
export function harvestOf(p: TekPosition, seat: Seat, chosen: Units): Units {
  const { units } = yieldOf(p, seat)
  return {
    mana: roomFor(p, seat, MANA, units[MANA] + chosen.mana),
    ore: roomFor(p, seat, ORE, units[ORE] + chosen.ore),
    food: roomFor(p, seat, FOOD, units[FOOD] + chosen.food),
  }
}

export function collect(p: TekPosition, seat: Seat, chosen: Units, emit: Tell): void {
  const { mana, ore, food } = gainUnits(p, seat, harvestOf(p, seat, chosen))
  emit?.({ kind: 'collected', seat, mana, ore, food })
}
