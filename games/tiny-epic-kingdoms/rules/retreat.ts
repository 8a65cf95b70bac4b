import { replaced } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ADJACENT, MAY_STAND, REGIONS, REGIONS_OF } from '../content/map.ts'
import { FOOD } from '../content/resources.ts'
import { type MoveOf, NO_TOKEN, NONE, slot, type TekMove, type TekPosition, type Tell, type War } from '../position.ts'
import { countAt, EMPTY, moveArmy, occupies, regionsOf, strangerAt, takeArmy } from './board.ts'
import { powersOf } from './factions/index.ts'
import { armyFell, CHURCH, regionWith } from './tokens.ts'
import { loserOf } from './war.ts'

/* Section 5 and the fates of section 7: retreat, or other ends of a beaten army. */

/** TEK-RETREAT-1, TEK-R-11: the armies in play at this moment. */
export const retreatPrice = (p: TekPosition, seat: Seat): number =>
  Math.max(0, p.inPlay[seat] - powersOf(p, seat).retreatDiscount)

/** TEK-RETREAT-3, TEK-R-10 */
export const isRefuge = (p: TekPosition, seat: Seat, to: number): boolean =>
  countAt(p, to) < 2 && strangerAt(p, seat, to) === -1

export function refugesFrom(p: TekPosition, seat: Seat, from: number): number[] {
  return ADJACENT[powersOf(p, seat).gait][from].filter(to => isRefuge(p, seat, to))
}

/** The possible fates of the beaten armies, each region handled in the order chosen (TEK-BREAK-4). */
export function listFates(p: TekPosition, war: War, out: TekMove[]): void {
  for (const from of war.lost) listFatesOf(p, war, from, out)
}

function listFatesOf(p: TekPosition, war: War, from: number, out: TekMove[]): void {
  const seat = loserOf(war)
  const refuges = refugesFrom(p, seat, from)
  const free = isSpared(war, from)
  const mayRetreat = refuges.length > 0 && (free || p.stock[slot(seat, FOOD)] >= retreatPrice(p, seat))
  if (mayRetreat) for (const to of refuges) out.push({ kind: 'retreat', from, to })
  const last = p.inPlay[seat] === 1
  // The dragon leaves no choice, and a last army is not given up (TEK-R-45, TEK-R-71).
  if (mayRetreat && (free || last)) return
  if (last) {
    for (const to of shelters(p, seat, from)) out.push({ kind: 'relocate', from, to })
    return
  }
  if (powersOf(p, seat).carriesHome) listCarries(p, seat, from, out)
  const church = openChurch(p, seat)
  if (church !== NONE) out.push({ kind: 'church', from, to: church })
  out.push({ kind: 'give-up', from })
}

export const isSpared = (war: War, from: number): boolean => war.spared && from === war.region

/** Valkyries 4 */
function listCarries(p: TekPosition, seat: Seat, from: number, out: TekMove[]): void {
  for (const to of regionsOf(p, seat)) if (countAt(p, to) === 1) out.push({ kind: 'carry', from, to })
}

/** TEK-TOKEN-CHURCH-1, TEK-TOKEN-CHURCH-2, TEK-R-46 */
function openChurch(p: TekPosition, seat: Seat): number {
  const church = regionWith(p, CHURCH)
  return occupies(p, seat, church) && countAt(p, church) < 2 ? church : NONE
}

/**
 * TEK-R-19: the nearest regions without an army, on another territory if necessary. The army's own region if there is
 * none on the whole table.
 */
export function shelters(p: TekPosition, seat: Seat, from: number): number[] {
  const { gait } = powersOf(p, seat)
  const near = nearestEmpty(p, from, ADJACENT[gait])
  if (near.length > 0) return near
  const abroad = p.lands
    .flatMap(side => REGIONS_OF[side])
    .filter(region => MAY_STAND[gait][region] && p.armies[2 * region] === EMPTY)
  const edges = abroad.filter(region => REGIONS[region].edge)
  return edges.length > 0 ? edges : abroad.length > 0 ? abroad : [from]
}

function nearestEmpty(p: TekPosition, from: number, adjacent: readonly (readonly number[])[]): number[] {
  const seen = new Set([from])
  let ring = [from]
  while (ring.length > 0) {
    const empty = ring.filter(region => p.armies[2 * region] === EMPTY)
    if (empty.length > 0) return empty
    ring = ring.flatMap(region => adjacent[region]).filter(region => !seen.has(region) && seen.add(region))
  }
  return []
}

/** The army leaves the region for another; tokens and ruins there work as after a move (TEK-R-14, TEK-R-69). */
export function withdraw(
  p: TekPosition,
  war: War,
  move: MoveOf<'retreat' | 'carry' | 'church' | 'relocate'>,
  emit: Tell,
): void {
  const seat = loserOf(war)
  const { kind, from, to } = move
  const spared = kind === 'retreat' && isSpared(war, from)
  const food = kind === 'retreat' && !spared ? retreatPrice(p, seat) : 0
  strike(war, from)
  if (to === from) {
    emit?.({ kind: 'stayed', seat, region: from })
    return
  }
  p.stock[slot(seat, FOOD)] -= food
  if (kind === 'church') p.tokens = replaced(p.tokens, to, NO_TOKEN)
  moveArmy(p, seat, from, to)
  follow(p, war, seat, from, to)
  emit?.({ kind: 'withdrew', seat, from, to, how: spared ? 'spared' : kind, food })
  p.agenda.push({ kind: 'token', seat, region: to })
}

/** TEK-RETREAT-4, TEK-RETREAT-5 */
export function giveUp(p: TekPosition, war: War, from: number, emit: Tell): void {
  const seat = loserOf(war)
  strike(war, from)
  takeArmy(p, seat, from)
  follow(p, war, seat, from, NONE)
  if (from === war.region) war.fallen = true
  armyFell(p, seat, from, 'war', emit)
}

function strike(war: War, region: number): void {
  war.lost = war.lost.filter(other => other !== region)
}

/** Keeps track of the army that marched in this action. */
function follow(p: TekPosition, war: War, seat: Seat, from: number, to: number): void {
  if (seat === war.attacker && p.mover === from) p.mover = to
}
