import type { Seat } from '../../../../kernel/seat.ts'
import { type Cell, HIGHEST_LEVEL, MOST_CELLS } from '../../content/boards.ts'
import { SUPPORT } from '../../content/deck.ts'
import { CLAIM_STRENGTH } from '../../content/magic.ts'
import { type DarkLandsPosition, NONE } from '../../position.ts'
import { claimOn } from '../../rules/strength.ts'
import type { DarkLandsWeights } from '../../weights/index.ts'
import { reachChances } from '../land.ts'
import { lasting } from './board.ts'

/*
 * What an open region promises a seat, given its rivals' hopes, and what more support there would add; `landOf` does
 * the same for the whole board. Computed on demand, once for each decision.
 */

/** How much each rival's hopes count against the seat. */
const rivalry = new Float64Array(8)
let chances: Float64Array = new Float64Array(0)
let nobody = 0
let decision = 0

const STEPS = Math.max(...SUPPORT) + 1
const askedIn = new Int32Array(MOST_CELLS * STEPS)
/** By region and support; without support it is the promise itself. */
const lifts = new Float64Array(MOST_CELLS * STEPS)
/** How likely others are to reach the region, summed and weighted by rivalry. */
const others = new Float64Array(MOST_CELLS)
const against = new Float64Array(MOST_CELLS)

/** A new decision: clears everything. */
export function overlook(p: DarkLandsPosition, seat: Seat, { rivalry: by, figures }: DarkLandsWeights): void {
  chances = reachChances(figures)
  nobody = figures.nobody
  decision = (decision + 1) | 0
  let richest = NONE
  for (let other = 0; other < p.seats; other++) {
    rivalry[other] = other === seat ? 0 : p.seats === 2 ? by.duel : by.mean / (p.seats - 1)
    if (other !== seat && (richest === NONE || p.coins[other] > p.coins[richest])) richest = other
  }
  if (p.seats > 2) rivalry[richest] += by.best
}

/** What this much more support adds to the promise of an open region. */
export function liftOf(p: DarkLandsPosition, seat: Seat, cell: Cell, more: number): number {
  const at = cell * STEPS + more
  return askedIn[at] === decision ? lifts[at] : lift(p, seat, cell, more, at)
}

function lift(p: DarkLandsPosition, seat: Seat, cell: Cell, more: number, at: number): number {
  const promise = promiseOf(p, seat, cell)
  const own = chanceOf(lasting[cell] - more)
  askedIn[at] = decision
  lifts[at] = (p.levels[cell] * (own - against[cell])) / (others[cell] + own) - promise
  return lifts[at]
}

/** What an open region promises now. */
export function promiseOf(p: DarkLandsPosition, seat: Seat, cell: Cell): number {
  const at = cell * STEPS
  if (askedIn[at] === decision) return lifts[at]
  weighOthers(p, seat, cell)
  const own = chanceOf(lasting[cell])
  askedIn[at] = decision
  lifts[at] = (p.levels[cell] * (own - against[cell])) / (others[cell] + own)
  return lifts[at]
}

const chanceOf = (missing: number): number => (missing > HIGHEST_LEVEL ? 0 : chances[Math.max(0, missing)])

function weighOthers(p: DarkLandsPosition, seat: Seat, cell: Cell): void {
  const cells = p.owners.length
  const claim = p.claims.length > 0 ? claimOn(p, cell) : undefined
  let sum = nobody
  let weighed = 0
  for (let other = 0; other < p.seats; other++) {
    if (other === seat || (claim && claim.seat !== other)) continue
    const chance = chances[Math.max(0, p.levels[cell] - p.support[other * cells + cell] - (claim ? CLAIM_STRENGTH : 0))]
    sum += chance
    weighed += rivalry[other] * chance
  }
  others[cell] = sum
  against[cell] = weighed
}

/** The effect of a claim: the others lose hope, and the claimant is stronger (DL-MC-6). */
export function claimGain(p: DarkLandsPosition, seat: Seat, cell: Cell): number {
  const own = chances[Math.max(0, lasting[cell] - CLAIM_STRENGTH)]
  return (p.levels[cell] * own) / (nobody + own) - promiseOf(p, seat, cell)
}
