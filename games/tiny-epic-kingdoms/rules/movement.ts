import { type Seat, seatAt } from '../../../kernel/seat.ts'
import { ADJACENT, IS_RUINS, MAY_STAND, REGIONS, REGIONS_OF, SIDE_OF, TERRAIN } from '../content/map.ts'
import { MANA, RESOURCES } from '../content/resources.ts'
import { YIELDS } from '../content/terrains.ts'
import { type FrameOf, NEUTRAL, NONE, type TekMove, type TekPosition, type Tell, type Units } from '../position.ts'
import {
  EMPTY,
  gain,
  gainUnits,
  hasLying,
  hasStanding,
  isMixed,
  lyingAt,
  moveArmy,
  occupies,
  ownAt,
  ownerOf,
  regionsOf,
  standingAt,
  standUp,
  strangerAt,
  swapArmies,
  unitsOf,
} from './board.ts'
import { powersOf } from './factions/index.ts'
import type { Powers } from './factions/powers.ts'
import { discountOf, mostCovered } from './payment.ts'

/*
 * Section 3: Patrol, Quest and the limits of movement.
 */

const EDGE: readonly boolean[] = REGIONS.map(region => region.edge)
const COAST: readonly boolean[] = REGIONS.map(region => region.touchesWater || region.terrain === 'water')

export type EntryBar = 'impassable' | 'full' | 'last-army-there' | 'own-last-army' | 'capture-cost'

/** Why the seat's army may not march from one region to another, by whatever action (TEK-MOVE-1 to TEK-MOVE-5). */
export function entryBar(p: TekPosition, seat: Seat, from: number, to: number): EntryBar | null {
  if (!MAY_STAND[powersOf(p, seat).gait][to]) return 'impassable'
  const there = p.armies[2 * to]
  if (there === EMPTY) return null
  if (p.armies[2 * to + 1] !== EMPTY) return 'full'
  // An army that joins one of its own is not alone, so neither is a last one (TEK-MOVE-4).
  const owner = ownerOf(there)
  if (p.inPlay[owner] === 1) return 'last-army-there'
  if (p.inPlay[seat] === 1) return 'own-last-army'
  if (owner === NEUTRAL && !canCapture(p, seat, from, to)) return 'capture-cost'
  return null
}

/** TEK-2P-3, TEK-R-39: the price of a neutral army for an army that marches there. */
export const captureDue = (p: TekPosition, seat: Seat, from: number, to: number): number =>
  p.neutrals - discountOf(p, seat, NEUTRAL, to, true, from)

/** TEK-2P-4: what the army picks up on entering may help to pay (TEK-R-23). */
function canCapture(p: TekPosition, seat: Seat, from: number, to: number): boolean {
  const picked = pickedUpAt(powersOf(p, seat), to)
  return staysAffordable(p, seat, to, picked ? unitsOf(RESOURCES[picked.resource], picked.amount) : NO_UNITS, from)
}

/** Would a neutral army in the region be affordable with these units gained? */
export function staysAffordable(
  p: TekPosition,
  seat: Seat,
  region: number,
  units: Units,
  from: number = NONE,
): boolean {
  const after = { ...p, stock: p.stock.slice() }
  gainUnits(after, seat, units)
  return captureDue(after, seat, from, region) <= mostCovered(after, seat)
}

const NO_UNITS: Units = { mana: 0, ore: 0, food: 0 }

interface PickedUp {
  /** What covers most in a war, where the unit is of free choice. */
  readonly resource: number
  readonly amount: number
  readonly choice: boolean
}

/** What an army gains by moving into the region (Dwarves 2, Lizardfolk 3, TEK-R-34). */
export function pickedUpAt(powers: Powers, region: number): PickedUp | null {
  const { entering } = powers
  if (!entering) return null
  const terrain = TERRAIN[region]
  if (entering.kind === 'terrain')
    return terrain === entering.terrain
      ? { resource: RESOURCES.indexOf(entering.resource), amount: entering.amount, choice: false }
      : null
  const type = YIELDS[terrain]
  if (type) return { resource: RESOURCES.indexOf(type), amount: entering.amount, choice: false }
  return terrain === 'ruins' ? { resource: MANA, amount: entering.amount, choice: true } : null
}

/** TEK-PATROL-1 to TEK-PATROL-3 */
export function listPatrols(p: TekPosition, seat: Seat, out: TekMove[], enough: number): void {
  const powers = powersOf(p, seat)
  for (const from of regionsOf(p, seat)) {
    if (out.length >= enough) return
    if (hasStanding(p, seat, from)) listSteps(p, seat, powers, from, out)
    if (hasLying(p, seat, from)) out.push({ kind: 'stand', region: from })
  }
}

/** Where a patrol may lead, as far as it reaches (Lizardfolk 1, Dark Elves 2). */
export function reachOf(powers: Powers, from: number): readonly number[] {
  const land = REGIONS_OF[SIDE_OF[from]]
  if (powers.patrolAnywhere) return land
  const near = ADJACENT[powers.gait][from]
  if (powers.patrolBetween !== TERRAIN[from]) return near
  return [...near, ...land.filter(to => TERRAIN[to] === powers.patrolBetween && !near.includes(to))]
}

function listSteps(p: TekPosition, seat: Seat, powers: Powers, from: number, out: TekMove[]): void {
  for (const to of reachOf(powers, from))
    if (to !== from && entryBar(p, seat, from, to) === null) out.push({ kind: 'patrol', from, to })
}

/** A second Patrol step in the same action (TEK-R-72); it may always be declined. */
export function listFurther(p: TekPosition, frame: FrameOf<'again'>, out: TekMove[]): void {
  const { seat, why, region, stood } = frame
  const powers = powersOf(p, seat)
  if (why === 'gallop') {
    if (p.mover === region) listSteps(p, seat, powers, region, out)
  } else
    for (const from of regionsOf(p, seat)) {
      // Swarm moves two different armies: the first mover stays where it is.
      const first = why === 'swarm' && p.mover === from
      const firstLies = first && IS_RUINS[from] && !stood
      if (standingAt(p, seat, from) > (first && !firstLies ? 1 : 0)) listSteps(p, seat, powers, from, out)
      if (why === 'swarm' && lyingAt(p, seat, from) > (firstLies ? 1 : 0)) out.push({ kind: 'stand', region: from })
    }
  out.push({ kind: 'done' })
}

/** May a quest begin or end here (TEK-QUEST-1, TEK-QUEST-2, Merfolk 4)? */
export const isGate = (powers: Powers, region: number): boolean =>
  EDGE[region] || (powers.questsByWater && COAST[region])

/** TEK-QUEST-1 */
export function listQuests(p: TekPosition, seat: Seat, out: TekMove[], enough: number): void {
  const powers = powersOf(p, seat)
  for (const from of regionsOf(p, seat)) {
    if (!hasStanding(p, seat, from) || !isGate(powers, from)) continue
    for (const land of p.lands) {
      if (land === SIDE_OF[from]) continue
      if (out.length >= enough) return
      for (const to of REGIONS_OF[land])
        if (isGate(powers, to) && entryBar(p, seat, from, to) === null) out.push({ kind: 'quest', from, to })
    }
  }
  if (powers.swaps && out.length < enough) listSwaps(p, seat, out)
}

function listSwaps(p: TekPosition, seat: Seat, out: TekMove[]): void {
  for (const from of regionsOf(p, seat))
    for (const land of p.lands)
      for (const to of REGIONS_OF[land]) if (swapBar(p, seat, from, to) === null) out.push({ kind: 'swap', from, to })
}

export type SwapBar = 'no-army' | 'no-target' | 'shared-region' | 'impassable' | 'swap-last-army'

/** Lizardfolk 4 under TEK-R-33. */
export function swapBar(p: TekPosition, seat: Seat, from: number, to: number): SwapBar | null {
  if (!hasStanding(p, seat, from)) return 'no-army'
  const other = strangerAt(p, seat, to)
  if (other === -1 || other === NEUTRAL || !hasStanding(p, other, to)) return 'no-target'
  if (isMixed(p, to)) return 'shared-region'
  if (!MAY_STAND[powersOf(p, seat).gait][to] || !MAY_STAND[powersOf(p, other).gait][from]) return 'impassable'
  // Everybody needs more armies than there are wars to come.
  const warThere = ownAt(p, other, to) > 1 ? 1 : 0
  // The departing army may leave behind one of the other player's, who then has more armies, or a third player's.
  const third = strangerAt(p, seat, from)
  const warHere = ownAt(p, seat, from) > 1 || third !== -1 ? 1 : 0
  const own = warThere + (third === -1 ? warHere : 0)
  if (p.inPlay[seat] <= own) return 'swap-last-army'
  if (p.inPlay[other] <= warThere + warHere) return 'swap-last-army'
  return warHere > 0 && third !== -1 && p.inPlay[third] <= 1 ? 'swap-last-army' : null
}

/** TEK-MOVE-7: lie down in ruins, gain, fight, turn up the token. The top of the agenda happens first. */
export function march(p: TekPosition, seat: Seat, from: number, to: number, how: 'patrol' | 'quest', emit: Tell): void {
  moveArmy(p, seat, from, to)
  p.mover = to
  emit?.({ kind: 'moved', seat, from, to, how })
  p.agenda.push({ kind: 'token', seat, region: to }, { kind: 'clash', seat, region: to })
  pickUp(p, seat, to, emit)
}

function pickUp(p: TekPosition, seat: Seat, region: number, emit: Tell): void {
  const picked = pickedUpAt(powersOf(p, seat), region)
  if (!picked) return
  if (picked.choice) {
    const capture = strangerAt(p, seat, region) === NEUTRAL ? region : NONE
    p.agenda.push({ kind: 'gain', seat, count: picked.amount, why: 'enter', capture })
    return
  }
  const added = gain(p, seat, picked.resource, picked.amount)
  if (added > 0) emit?.({ kind: 'gained', seat, why: 'enter', ...unitsOf(RESOURCES[picked.resource], added) })
}

/** Patrol, and what a people may do after its first step. */
export function patrol(p: TekPosition, seat: Seat, from: number, to: number, further: boolean, emit: Tell): void {
  const powers = powersOf(p, seat)
  if (further && powers.swarms) p.agenda.push({ kind: 'again', seat, why: 'swarm', region: to, stood: false })
  if (further && powers.patrolAgainAfter === TERRAIN[to])
    p.agenda.push({ kind: 'again', seat, why: 'gallop', region: to, stood: false })
  march(p, seat, from, to, 'patrol', emit)
}

/** TEK-PATROL-3, TEK-RUINS-5 */
export function stand(p: TekPosition, seat: Seat, region: number, further: boolean, emit: Tell): void {
  const powers = powersOf(p, seat)
  standUp(p, seat, region)
  p.mover = region
  emit?.({ kind: 'stood', seat, region })
  if (!further) return
  if (powers.swarms) p.agenda.push({ kind: 'again', seat, why: 'swarm', region, stood: true })
  if (powers.standsUpFirst) p.agenda.push({ kind: 'again', seat, why: 'tireless', region, stood: true })
}

/** Lizardfolk 4: the target's former region is fought for first (TEK-R-33). */
export function swap(p: TekPosition, seat: Seat, from: number, to: number, emit: Tell): void {
  const other = seatAt(strangerAt(p, seat, to))
  swapArmies(p, seat, from, other, to)
  p.mover = NONE
  emit?.({ kind: 'swapped', seat, other, from, to })
  const attacker = occupies(p, seat, from) ? seat : other
  p.agenda.push({ kind: 'clash', seat: attacker, region: from }, { kind: 'clash', seat, region: to })
  pickUp(p, seat, to, emit)
}
