import type { Seat } from '../../../kernel/seat.ts'
import { FOOD, MANA, ORE, RESOURCES } from '../content/resources.ts'
import { YIELDS } from '../content/terrains.ts'
import { REGIONS, TERRAIN } from '../map.ts'
import type { TekMove, TekPosition, Tell, Units } from '../position.ts'
import { gain, hasLying, regionsOf, splitsOf } from './board.ts'
import { powersOf } from './factions/index.ts'
import { CAMP } from './tokens.ts'

/*
 * Section 12: collecting resources.
 */

export interface Yield {
  /** Mana, ore, food. */
  readonly units: number[]
  /** Units of free choice. */
  choice: number
}

const TERRAIN_YIELD: readonly number[] = TERRAIN.map(terrain => {
  const resource = YIELDS[terrain]
  return resource === null ? -1 : RESOURCES.indexOf(resource)
})

/** Everything the seat's regions give now (TEK-COLLECT-2 to TEK-COLLECT-5). */
export function yieldOf(p: TekPosition, seat: Seat): Yield {
  const powers = powersOf(p, seat)
  const units = [0, 0, 0]
  let choice = p.inPlay[seat] === 1 ? 1 : 0
  let matching = 0
  let atWater = false
  for (const region of regionsOf(p, seat)) {
    const amount = p.tokens[region] === CAMP ? 2 : 1
    const resource = TERRAIN_YIELD[region]
    const terrain = TERRAIN[region]
    if (resource >= 0) units[resource] += amount
    else if (terrain === 'ruins') choice += hasLying(p, seat, region) ? amount : 0
    else if (terrain === 'water') units[FOOD] += powers.foodOnWater
    if (powers.harvest?.terrain === terrain) matching++
    if (REGIONS[region].touchesWater) atWater = true
  }
  if (powers.harvest && matching >= powers.harvest.regions)
    units[RESOURCES.indexOf(powers.harvest.resource)] += powers.harvest.amount
  if (atWater) units[FOOD] += powers.foodAtWater
  return { units, choice }
}

export function listCollects(p: TekPosition, seat: Seat, out: TekMove[]): void {
  const { choice } = yieldOf(p, seat)
  if (choice === 0) out.push({ kind: 'collect', mana: 0, ore: 0, food: 0 })
  else
    for (const { mana, ore, food } of splitsOf(choice, choice, choice, choice))
      out.push({ kind: 'collect', mana, ore, food })
}

/** `chosen` are the units of free choice. */
export function collect(p: TekPosition, seat: Seat, chosen: Units, emit: Tell): void {
  const { units } = yieldOf(p, seat)
  const mana = gain(p, seat, MANA, units[MANA] + chosen.mana)
  const ore = gain(p, seat, ORE, units[ORE] + chosen.ore)
  const food = gain(p, seat, FOOD, units[FOOD] + chosen.food)
  emit?.({ kind: 'collected', seat, mana, ore, food })
}
