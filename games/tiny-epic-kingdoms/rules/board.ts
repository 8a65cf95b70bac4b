import { replaced } from '../../../kernel/list.ts'
import { SEATS, type Seat } from '../../../kernel/seat.ts'
import { IS_RUINS, REGIONS_OF } from '../content/map.ts'
import { FOOD, MANA, ORE, type Resource, STOCK_MAX } from '../content/resources.ts'
import { NEUTRAL, slot, type TekPosition, type Units } from '../position.ts'

/* Armies in regions and units in stocks: what is where, and the only ways to change it. */

const LYING = 8
const OWNER = 7
export const EMPTY = 0

const OWNERS: readonly (Seat | -1)[] = [-1, ...SEATS]

/** The owner of a place; -1 if it is empty. */
export const ownerOf = (army: number): Seat | -1 => OWNERS[army & OWNER]
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

/** Whose army shares the region with the seat's or holds it instead: a seat, NEUTRAL, or -1 if there is none. */
export function strangerAt(p: TekPosition, seat: Seat, region: number): Seat | -1 {
  const one = p.armies[2 * region]
  if ((one & OWNER) !== seat + 1) return ownerOf(one)
  const two = p.armies[2 * region + 1]
  return (two & OWNER) === seat + 1 ? -1 : ownerOf(two)
}

/** Armies of two different owners are in the region. */
export const isMixed = (p: TekPosition, region: number): boolean =>
  p.armies[2 * region + 1] !== EMPTY && (p.armies[2 * region] & OWNER) !== (p.armies[2 * region + 1] & OWNER)

/** Places an army; in ruins it lies down, however it came there (TEK-RUINS-1, TEK-R-70). */
export function putArmy(p: TekPosition, seat: Seat, region: number): void {
  const armies = p.armies.slice()
  place(armies, region, arriving(seat, region))
  p.armies = armies
  if (seat !== NEUTRAL) p.inPlay[seat]++
}

const arriving = (seat: Seat, region: number): number => seat + 1 + (IS_RUINS[region] && seat !== NEUTRAL ? LYING : 0)

function place(armies: number[], region: number, army: number): void {
  const at = 2 * region
  const other = armies[at]
  if (other === EMPTY) armies[at] = army
  else {
    armies[at] = Math.min(other, army)
    armies[at + 1] = Math.max(other, army)
  }
}

/** Removes a standing army from the region, or a lying one if none stands. */
export function takeArmy(p: TekPosition, seat: Seat, region: number): void {
  const armies = p.armies.slice()
  lift(armies, region, leaving(p, seat, region))
  p.armies = armies
  if (seat !== NEUTRAL) p.inPlay[seat]--
}

const leaving = (p: TekPosition, seat: Seat, region: number): number =>
  hasStanding(p, seat, region) ? seat + 1 : seat + 1 + LYING

function lift(armies: number[], region: number, army: number): void {
  const at = 2 * region
  if (armies[at] === army) armies[at] = armies[at + 1]
  armies[at + 1] = EMPTY
}

/** Moved from one region to another. */
export function moveArmy(p: TekPosition, seat: Seat, from: number, to: number): void {
  const armies = p.armies.slice()
  lift(armies, from, leaving(p, seat, from))
  place(armies, to, arriving(seat, to))
  p.armies = armies
}

/** Two armies trade places. */
export function swapArmies(p: TekPosition, one: Seat, from: number, two: Seat, to: number): void {
  const armies = p.armies.slice()
  lift(armies, from, leaving(p, one, from))
  lift(armies, to, leaving(p, two, to))
  place(armies, from, arriving(two, from))
  place(armies, to, arriving(one, to))
  p.armies = armies
}

/** Takes the army that just came in: in ruins that is a lying one. */
export function takeArrival(p: TekPosition, seat: Seat, region: number): void {
  const armies = p.armies.slice()
  lift(armies, region, hasLying(p, seat, region) ? seat + 1 + LYING : seat + 1)
  p.armies = armies
  p.inPlay[seat]--
}

export function standUp(p: TekPosition, seat: Seat, region: number): void {
  const armies = p.armies.slice()
  lift(armies, region, seat + 1 + LYING)
  place(armies, region, seat + 1)
  p.armies = armies
}

let surveyed: TekPosition['armies'] | null = null
let holdings: readonly (readonly number[])[] = []

/**
 * Where the owner has armies, in the order of the lands. Questions about one position usually come in a row, so the
 * last answer is cached as long as the armies are the same object.
 */
export function regionsOf(p: TekPosition, owner: Seat): readonly number[] {
  if (p.armies !== surveyed) {
    surveyed = p.armies
    holdings = survey(p)
  }
  return holdings[owner]
}

/** A list for each seat, and one for the neutral armies. */
function survey(p: TekPosition): number[][] {
  const found = Array.from({ length: NEUTRAL + 1 }, (): number[] => [])
  for (const side of p.lands)
    for (const region of REGIONS_OF[side]) {
      const one = p.armies[2 * region]
      if (one === EMPTY) continue
      found[ownerOf(one)].push(region)
      if (isMixed(p, region)) found[ownerOf(p.armies[2 * region + 1])].push(region)
    }
  return found
}

/** The answer to a question about the seat as if one of its armies had marched. */
export function supposing(
  p: TekPosition,
  seat: Seat,
  from: number,
  to: number,
  question: (p: TekPosition, seat: Seat) => number,
): number {
  const regions = regionsOf(p, seat).slice()
  const known = holdings
  const armies = p.armies.slice()
  if (ownAt(p, seat, from) === 1) regions.splice(regions.indexOf(from), 1)
  if (!occupies(p, seat, to)) regions.push(to)
  lift(armies, from, leaving(p, seat, from))
  place(armies, to, arriving(seat, to))
  // Asked so often that the survey of the armies is not redone, neither for the question nor after it.
  surveyed = armies
  holdings = replaced(known, seat, regions)
  const answer = question({ ...p, armies }, seat)
  surveyed = p.armies
  holdings = known
  return answer
}

export const stockOf = (p: TekPosition, seat: Seat): number => {
  const { mana, ore, food } = heldBy(p, seat)
  return mana + ore + food
}

/** How many of these units the seat can still take (TEK-COLLECT-6). */
export const roomFor = (p: TekPosition, seat: Seat, resource: number, count: number): number =>
  Math.min(count, STOCK_MAX - p.stock[slot(seat, resource)])

/** Adds units up to the limit; the rest is lost. Returns how many were added. */
export function gain(p: TekPosition, seat: Seat, resource: number, count: number): number {
  const added = roomFor(p, seat, resource, count)
  p.stock[slot(seat, resource)] += added
  return added
}

/** All that the seat holds. */
export const heldBy = (p: TekPosition, seat: Seat): Units => ({
  mana: p.stock[slot(seat, MANA)],
  ore: p.stock[slot(seat, ORE)],
  food: p.stock[slot(seat, FOOD)],
})

export const gainUnits = (p: TekPosition, seat: Seat, units: Units): Units => ({
  mana: gain(p, seat, MANA, units.mana),
  ore: gain(p, seat, ORE, units.ore),
  food: gain(p, seat, FOOD, units.food),
})

export function spendUnits(p: TekPosition, seat: Seat, units: Units): void {
  p.stock[slot(seat, MANA)] -= units.mana
  p.stock[slot(seat, ORE)] -= units.ore
  p.stock[slot(seat, FOOD)] -= units.food
}

export const unitsOf = (resource: Resource, count: number): Units => ({
  mana: resource === 'mana' ? count : 0,
  ore: resource === 'ore' ? count : 0,
  food: resource === 'food' ? count : 0,
})

/** Every way to choose `count` units, within the limit of each kind. */
export function splitsOf(count: number, mana: number, ore: number, food: number): Units[] {
  const splits: Units[] = []
  for (let m = Math.min(count, mana); m >= 0; m--)
    for (let o = Math.min(count - m, ore); o >= 0; o--)
      if (count - m - o <= food) splits.push({ mana: m, ore: o, food: count - m - o })
  return splits
}
