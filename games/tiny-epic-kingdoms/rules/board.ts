import type { Seat } from '../../../kernel/seat.ts'
import { FOOD, MANA, ORE, type Resource, STOCK_MAX } from '../content/resources.ts'
import { IS_RUINS, REGIONS_OF } from '../map.ts'
import { NEUTRAL, NO_TOKEN, type TekPosition, type Units } from '../position.ts'

/*
 * Armies on regions and units in stocks: what is where, and the only ways to change it.
 */

const LYING = 8
const OWNER = 7
export const EMPTY = 0

/** The owner of an occupied place. */
export const ownerOf = (army: number): Seat => ((army & OWNER) - 1) as Seat
export const isLying = (army: number): boolean => (army & LYING) !== 0

export const countAt = (p: TekPosition, region: number): number =>
  p.armies[2 * region] === EMPTY ? 0 : p.armies[2 * region + 1] === EMPTY ? 1 : 2

export function ownAt(p: TekPosition, seat: Seat, region: number): number {
  let count = 0
  if ((p.armies[2 * region] & OWNER) === seat + 1) count++
  if ((p.armies[2 * region + 1] & OWNER) === seat + 1) count++
  return count
}

export const occupies = (p: TekPosition, seat: Seat, region: number): boolean =>
  (p.armies[2 * region] & OWNER) === seat + 1 || (p.armies[2 * region + 1] & OWNER) === seat + 1

export const hasStanding = (p: TekPosition, seat: Seat, region: number): boolean =>
  p.armies[2 * region] === seat + 1 || p.armies[2 * region + 1] === seat + 1

export const hasLying = (p: TekPosition, seat: Seat, region: number): boolean =>
  p.armies[2 * region] === seat + 1 + LYING || p.armies[2 * region + 1] === seat + 1 + LYING

export const standingAt = (p: TekPosition, seat: Seat, region: number): number =>
  (p.armies[2 * region] === seat + 1 ? 1 : 0) + (p.armies[2 * region + 1] === seat + 1 ? 1 : 0)

export const lyingAt = (p: TekPosition, seat: Seat, region: number): number =>
  (p.armies[2 * region] === seat + 1 + LYING ? 1 : 0) + (p.armies[2 * region + 1] === seat + 1 + LYING ? 1 : 0)

/** Another owner's army in the region: its place in `armies` is a seat, NEUTRAL, or -1 if there is none. */
export function strangerAt(p: TekPosition, seat: Seat, region: number): Seat | -1 {
  const one = p.armies[2 * region]
  if (one !== EMPTY && (one & OWNER) !== seat + 1) return ownerOf(one)
  const two = p.armies[2 * region + 1]
  if (two !== EMPTY && (two & OWNER) !== seat + 1) return ownerOf(two)
  return -1
}

/** Armies of two different owners are in the region. */
export const isMixed = (p: TekPosition, region: number): boolean =>
  p.armies[2 * region + 1] !== EMPTY && (p.armies[2 * region] & OWNER) !== (p.armies[2 * region + 1] & OWNER)

/** Puts an army down; in ruins it lies, however it came there (TEK-RUINS-1, TEK-R-70). */
export function putArmy(p: TekPosition, seat: Seat, region: number): void {
  place(p, region, seat + 1 + (IS_RUINS[region] && seat !== NEUTRAL ? LYING : 0))
  if (seat !== NEUTRAL) p.inPlay[seat]++
}

function place(p: TekPosition, region: number, army: number): void {
  const at = 2 * region
  const other = p.armies[at]
  if (other === EMPTY) p.armies[at] = army
  else {
    p.armies[at] = Math.min(other, army)
    p.armies[at + 1] = Math.max(other, army)
  }
}

/** Takes a standing army from the region, or a lying one if none stands. */
export function takeArmy(p: TekPosition, seat: Seat, region: number): void {
  lift(p, region, hasStanding(p, seat, region) ? seat + 1 : seat + 1 + LYING)
  if (seat !== NEUTRAL) p.inPlay[seat]--
}

function lift(p: TekPosition, region: number, army: number): void {
  const at = 2 * region
  if (p.armies[at] === army) p.armies[at] = p.armies[at + 1]
  p.armies[at + 1] = EMPTY
}

/** Takes the army that just came in: in ruins that is a lying one. */
export function takeArrival(p: TekPosition, seat: Seat, region: number): void {
  lift(p, region, hasLying(p, seat, region) ? seat + 1 + LYING : seat + 1)
  p.inPlay[seat]--
}

export function standUp(p: TekPosition, seat: Seat, region: number): void {
  lift(p, region, seat + 1 + LYING)
  place(p, region, seat + 1)
}

export const stockOf = (p: TekPosition, seat: Seat): number =>
  p.stock[3 * seat] + p.stock[3 * seat + 1] + p.stock[3 * seat + 2]

/** Adds units up to the limit; what is above it is lost (TEK-COLLECT-6). Says how many were really added. */
export function gain(p: TekPosition, seat: Seat, resource: number, count: number): number {
  const at = 3 * seat + resource
  const added = Math.min(count, STOCK_MAX - p.stock[at])
  p.stock[at] += added
  return added
}

export const gainUnits = (p: TekPosition, seat: Seat, units: Units): Units => ({
  mana: gain(p, seat, MANA, units.mana),
  ore: gain(p, seat, ORE, units.ore),
  food: gain(p, seat, FOOD, units.food),
})

export function spendUnits(p: TekPosition, seat: Seat, units: Units): void {
  p.stock[3 * seat + MANA] -= units.mana
  p.stock[3 * seat + ORE] -= units.ore
  p.stock[3 * seat + FOOD] -= units.food
}

export const unitsOf = (resource: Resource, count: number): Units => ({
  mana: resource === 'mana' ? count : 0,
  ore: resource === 'ore' ? count : 0,
  food: resource === 'food' ? count : 0,
})

/** Every way to name `count` units, no more of a kind than the limits say. */
export function splitsOf(count: number, mana: number, ore: number, food: number): Units[] {
  const splits: Units[] = []
  for (let m = Math.min(count, mana); m >= 0; m--)
    for (let o = Math.min(count - m, ore); o >= 0; o--)
      if (count - m - o <= food) splits.push({ mana: m, ore: o, food: count - m - o })
  return splits
}

export const holdsToken = (p: TekPosition, seat: Seat, token: number): boolean => {
  if (!p.exploring) return false
  for (const side of p.lands)
    for (const region of REGIONS_OF[side]) if (p.tokens[region] === token && occupies(p, seat, region)) return true
  return false
}

export const tokenAt = (p: TekPosition, token: number): number => (token === NO_TOKEN ? -1 : p.tokens.indexOf(token))
