import type { Seat } from '../../../kernel/seat.ts'
import { HIGHEST_BID } from '../content/figures.ts'
import { REGIONS, TERRAIN } from '../content/map.ts'
import { FOOD, MANA, ORE } from '../content/resources.ts'
import { FORTRESS_DISCOUNT } from '../content/tokens.ts'
import { NEUTRAL, NONE, slot, type TekPosition, type Tell, type Units, type War } from '../position.ts'
import { occupies, ownAt, spendUnits } from './board.ts'
import { powersOf } from './factions/index.ts'
import { FORTRESS, regionWith } from './tokens.ts'

/*
 * Section 4, paying a war cost.
 */

/**
 * What is deducted from the seat's number, penalties included (TEK-PAY-1). `leaving` is a region whose army is about to
 * march to this war, or NONE: its fortress may be lost by then.
 */
export function discountOf(
  p: TekPosition,
  seat: Seat,
  foe: Seat,
  region: number,
  attacking: boolean,
  leaving: number = NONE,
): number {
  const powers = powersOf(p, seat)
  const terrain = TERRAIN[region]
  let discount = powers.discount
  if (powers.discountIn === terrain) discount += powers.discountInAmount
  if (REGIONS[region].touchesWater) discount += powers.discountAtWater
  if (!attacking) discount += powers.discountDefending
  else if (foe !== NEUTRAL) discount += Math.min(powers.discountAttacking, p.seats - 1)
  if (attacking && p.exploring && hasFortress(p, seat, region, leaving)) discount += FORTRESS_DISCOUNT
  if (foe !== NEUTRAL) {
    const enemy = powersOf(p, foe)
    if (enemy.penaltyIn === terrain) discount -= enemy.penaltyInAmount
  }
  return discount
}

/** The contested region's own fortress is the defender's until the war is over (TEK-R-41). */
function hasFortress(p: TekPosition, seat: Seat, contested: number, leaving: number): boolean {
  const fortress = regionWith(p, FORTRESS)
  if (fortress === contested) return false
  return fortress === leaving ? ownAt(p, seat, fortress) > 1 : occupies(p, seat, fortress)
}

/** TEK-WAR-4, TEK-PAY-4: no higher number can be set; 0 means only the flag can. */
export function highestBid(p: TekPosition, seat: Seat, foe: Seat, region: number, attacking: boolean): number {
  const discount = discountOf(p, seat, foe, region, attacking)
  return Math.max(0, Math.min(HIGHEST_BID, mostCovered(p, seat) + discount))
}

/** The largest sum the seat's units can cover, including the discount for paying with one type (TEK-R-36). */
export function mostCovered(p: TekPosition, seat: Seat): number {
  const { manaValue, foodValue, discountSingleType } = powersOf(p, seat)
  const mana = p.stock[slot(seat, MANA)] * manaValue
  const ore = p.stock[slot(seat, ORE)]
  const food = p.stock[slot(seat, FOOD)] * foodValue
  return Math.max(mana + ore + food, Math.max(mana, ore, food) + discountSingleType)
}

/** Which of the war's dice is the seat's. */
export const dieOf = (war: War, seat: Seat): number => (seat === war.attacker ? 0 : 1)

/** TEK-PAY-1, TEK-R-66: a flag never costs anything. */
export function dueOf(p: TekPosition, war: War, seat: Seat): number {
  const die = war.dice[dieOf(war, seat)]
  if (die <= 0) return 0
  const foe = seat === war.attacker ? war.defender : war.attacker
  return Math.max(0, die - discountOf(p, seat, foe, war.region, seat === war.attacker))
}

interface Price {
  readonly due: number
  /** Deducted if at most one type is paid with (Humans 3). */
  readonly single: number
  readonly manaValue: number
  readonly foodValue: number
}

const typesIn = (mana: number, ore: number, food: number): number =>
  (mana > 0 ? 1 : 0) + (ore > 0 ? 1 : 0) + (food > 0 ? 1 : 0)

function suffices(price: Price, mana: number, ore: number, food: number): boolean {
  const covered = mana * price.manaValue + ore + food * price.foodValue
  return covered >= price.due - (typesIn(mana, ore, food) <= 1 ? price.single : 0)
}

/** TEK-PAY-3, TEK-R-3: no smaller part of the payment would suffice. */
function isMinimal(price: Price, mana: number, ore: number, food: number): boolean {
  if (mana > 0 && suffices(price, mana - 1, ore, food)) return false
  if (ore > 0 && suffices(price, mana, ore - 1, food)) return false
  if (food > 0 && suffices(price, mana, ore, food - 1)) return false
  if (typesIn(mana, ore, food) < 2) return true
  return !suffices(price, mana, 0, 0) && !suffices(price, 0, ore, 0) && !suffices(price, 0, 0, food)
}

export const priceFor = (p: TekPosition, seat: Seat, due: number, single: number): Price => {
  const { manaValue, foodValue } = powersOf(p, seat)
  return { due, single, manaValue, foodValue }
}

/** Every legal payment, most mana first. */
export function paymentsFor(p: TekPosition, seat: Seat, due: number, single: number): Units[] {
  const price = priceFor(p, seat, due, single)
  const payments: Units[] = []
  for (let mana = p.stock[slot(seat, MANA)]; mana >= 0; mana--)
    for (let ore = p.stock[slot(seat, ORE)]; ore >= 0; ore--)
      for (let food = price.foodValue > 0 ? p.stock[slot(seat, FOOD)] : 0; food >= 0; food--)
        if (suffices(price, mana, ore, food) && isMinimal(price, mana, ore, food)) payments.push({ mana, ore, food })
  return payments
}

export function isEnough(p: TekPosition, seat: Seat, due: number, single: number, units: Units): boolean {
  return suffices(priceFor(p, seat, due, single), units.mana, units.ore, units.food)
}

/** Can the sum still be covered once one unit of a resource is gone (TEK-R-32)? */
export function coversWithout(p: TekPosition, seat: Seat, resource: number, due: number): boolean {
  p.stock[slot(seat, resource)]--
  const covered = mostCovered(p, seat) >= due
  p.stock[slot(seat, resource)]++
  return covered
}

export function pay(p: TekPosition, seat: Seat, due: number, units: Units, emit: Tell): void {
  spendUnits(p, seat, units)
  emit?.({ kind: 'paid', seat, due, mana: units.mana, ore: units.ore, food: units.food })
}
