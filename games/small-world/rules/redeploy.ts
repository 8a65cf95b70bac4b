import { seatAt } from '../../../kernel/seat.ts'
import { LIFTING, NONE, PLACING, type SmallWorldPosition, TAKEN, UNTOUCHED } from '../position.ts'
import { clearRegion, raceName, regionsOf, spot, tokensOnMap } from './people.ts'
import type { Step } from './step.ts'
import { traitsOf } from './traits.ts'

/*
 * Redeployment in steps that a player can take back: lift tokens (until the first one is placed), place them, confirm.
 * A victim's withdrawn tokens are only placed.
 */

/** Recruits and withdrawn tokens join; Amazons without enough tokens for their regions are gathered. */
export function muster(step: Step, race: number): void {
  const { p } = step
  p.arranging = UNTOUCHED
  p.pips = NONE
  for (let region = 0; region < p.holder.length; region++) if (p.holder[region] === race) p.marks[region] &= ~TAKEN
  const traits = traitsOf(p, race)
  for (const every of traits.recruits) recruit(step, race, every)
  regroup(p, race)
  if (traits.raiders === 0) return
  if (tokensToSpare(p, race) < regionsOf(p, race))
    for (let region = 0; region < p.holder.length; region++)
      if (p.holder[region] === race && p.tokens[region] > 1) lift(step, race, region)
  p.arranging = UNTOUCHED
}

/** SW-RACE-SKELETONS-1 SW-RACE-SKELETONS-2 */
function recruit({ p, emit }: Step, race: number, every: number): void {
  const tokens = Math.min(Math.floor(p.conquests[race] / every), p.tray[race])
  if (tokens === 0) return
  p.tray[race] -= tokens
  p.hand[race] += tokens
  emit?.({ kind: 'recruited', seat: p.turn, race: raceName(p, race), tokens })
}

export function regroup(p: SmallWorldPosition, race: number): void {
  p.hand[race] += p.withdrawn[race]
  p.withdrawn[race] = 0
}

/** Amazons must end with this many in hand, to be laid aside; with fewer, all of them. SW-RUL-20 */
export function toLayAside(p: SmallWorldPosition, race: number): number {
  const { raiders } = traitsOf(p, race)
  return raiders === 0 ? 0 : Math.min(raiders, p.hand[race] + tokensOnMap(p, race))
}

/** Tokens that may stay on the map. */
const tokensToSpare = (p: SmallWorldPosition, race: number): number =>
  p.hand[race] + tokensOnMap(p, race) - toLayAside(p, race)

/** Above 0: tokens to place. Below: tokens still to be taken off the map. */
export const spareOf = (p: SmallWorldPosition, race: number): number => p.hand[race] - toLayAside(p, race)

export function canLiftSome(p: SmallWorldPosition, race: number): boolean {
  if (p.arranging === PLACING) return false
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] === race && p.tokens[region] > 1) return true
  return false
}

/** True if the owner has to be asked; otherwise everything is already in its place. */
export function settleRedeployment(step: Step, race: number): boolean {
  const { p } = step
  const regions = regionsOf(p, race)
  if (regions > 0) {
    const spare = spareOf(p, race)
    if (regions === 1 && p.arranging === UNTOUCHED) return settleAlone(step, race)
    // Once tokens have moved the owner confirms, so every step can be taken back.
    if (spare > 0 || p.arranging !== UNTOUCHED || canLiftSome(p, race)) return true
    if (spare < 0) {
      if (tokensToSpare(p, race) > 0) return true
      vacateAll(step, race)
    }
  }
  layAside(step, race)
  return false
}

/** With a single region there is only one arrangement. */
function settleAlone(step: Step, race: number): false {
  const { p } = step
  const region = p.holder.indexOf(race)
  if (p.tokens[region] > 1) lift(step, race, region)
  const spare = spareOf(p, race)
  if (spare > 0) place(step, race, region, spare)
  if (spare < 0) vacate(step, race, region)
  p.arranging = UNTOUCHED
  layAside(step, race)
  return false
}

function vacateAll(step: Step, race: number): void {
  const { p } = step
  for (let region = 0; region < p.holder.length; region++) if (p.holder[region] === race) vacate(step, race, region)
}

/** SW-RACE-AMAZONS-3 */
export function layAside({ p, emit }: Step, race: number): void {
  const tokens = toLayAside(p, race)
  if (tokens === 0) return
  p.hand[race] -= tokens
  p.aside[race] = tokens
  emit?.({ kind: 'laid-aside', seat: p.turn, race: raceName(p, race), tokens })
}

export function lift({ p, emit }: Step, race: number, region: number): void {
  const tokens = p.tokens[region] - 1
  p.arranging = LIFTING
  p.tokens[region] = 1
  p.hand[race] += tokens
  emit?.({ kind: 'lifted', seat: p.turn, race: raceName(p, race), at: spot(p, region), tokens })
}

export function place({ p, emit }: Step, race: number, region: number, tokens: number): void {
  p.arranging = PLACING
  p.hand[race] -= tokens
  p.tokens[region] += tokens
  const seat = seatAt(p.owner[race])
  emit?.({ kind: 'placed', seat, race: raceName(p, race), at: spot(p, region), tokens })
}

/** Tokens one by one to the weakest region, reported region by region. */
export function spread(step: Step, race: number, spare: number): void {
  const { p } = step
  const shares = new Array<number>(p.holder.length).fill(0)
  for (let left = spare; left > 0; left--) shares[weakestOf(p, race, shares)]++
  for (let region = 0; region < shares.length; region++)
    if (shares[region] > 0) place(step, race, region, shares[region])
}

function weakestOf(p: SmallWorldPosition, race: number, shares: readonly number[]): number {
  let weakest = NONE
  let least = Number.POSITIVE_INFINITY
  for (let region = 0; region < p.holder.length; region++) {
    const tokens = p.tokens[region] + shares[region]
    if (p.holder[region] !== race || tokens >= least) continue
    weakest = region
    least = tokens
  }
  return weakest
}

/** The region is lost as if abandoned. SW-RACE-AMAZONS-4 SW-RUL-20 */
export function vacate({ p, emit }: Step, race: number, region: number): void {
  p.hand[race] += p.tokens[region]
  clearRegion(p, region)
  emit?.({ kind: 'vacated', seat: p.turn, race: raceName(p, race), at: spot(p, region) })
}

/** A victim's withdrawn tokens: with one region left there is no choice. SW-RUL-5 SW-RUL-6 */
export function settleRegroup(step: Step, race: number): boolean {
  const { p } = step
  const regions = regionsOf(p, race)
  if (regions > 1) return true
  if (regions === 1) place(step, race, p.holder.indexOf(race), p.hand[race])
  p.arranging = UNTOUCHED
  return false
}

/** With one region there is no choice; with none the tokens stay in hand. SW-RUL-15 */
export function settleRetreat(step: Step, race: number): boolean {
  const { p } = step
  const regions = regionsOf(p, race)
  if (regions > 1) return true
  if (regions === 1) retreat(step, race, p.holder.indexOf(race))
  return false
}

export function retreat(step: Step, race: number, region: number): void {
  place(step, race, region, step.p.hand[race])
  step.p.arranging = UNTOUCHED
}
