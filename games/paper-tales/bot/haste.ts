import { SPOTS } from '../content/figures.ts'
import { DISCARD, STAY } from '../position.ts'
import { usualWorth } from '../weights/worths.ts'
import { climb, RESCUE_PASSES } from './climb.ts'
import { LOWEST_BOTTOM } from './counting.ts'
import { BOTTOM, IMPOSSIBLE, type Layout, NOTHING, OUT, TOP } from './layout.ts'
import type { Scene } from './scene.ts'

/* Deployments in walks through a search, of which there are thousands: only where a card usually goes is looked at. */

/** Card by card into its usual row, if that does any good. Good cards should come first. Tells the worth. */
export function hastyPlan(layout: Layout, scene: Scene): number {
  let best = layout.unitsTooMany() > 0 ? IMPOSSIBLE : layout.worth(scene, null, true)
  if (best <= IMPOSSIBLE) return climb(layout, scene, RESCUE_PASSES, null)
  for (let item = SPOTS; item < layout.size; item++)
    if (layout.places[item] === OUT) best = hastyFit(layout, scene, item, best, true)
  return best
}

/**
 * The worth with a card in its usual row, if it is more than the worth without; where that is full in place of an old unit, or in
 * the other row. Laid there, if it is to stay.
 */
export function hastyFit(layout: Layout, scene: Scene, item: number, without: number, isToStay: boolean): number {
  const { places } = layout
  const usual = layout.usualRow(item)
  const other = usual === TOP ? BOTTOM : TOP
  const isFree = layout.hasRoom(item, usual)
  const replaced = isFree ? NOTHING : dullestIn(layout, usual, scene.round)
  const there = isFree || replaced !== NOTHING ? worthIn(layout, scene, item, usual, replaced) : IMPOSSIBLE
  const elsewhere = !isFree && layout.hasRoom(item, other) ? worthIn(layout, scene, item, other, NOTHING) : IMPOSSIBLE
  const best = Math.max(without, there, elsewhere)
  if (!isToStay || best === without) return best
  places[item] = best === there ? usual : other
  if (best === there && replaced !== NOTHING) places[replaced] = DISCARD
  return best
}

/** The worth with a card in a row, if need be in place of an old unit; all stays as it is. */
function worthIn(layout: Layout, scene: Scene, item: number, row: number, replaced: number): number {
  const { places } = layout
  places[item] = row
  if (replaced !== NOTHING) places[replaced] = DISCARD
  const worth = layout.worth(scene, null, true)
  places[item] = OUT
  if (replaced !== NOTHING) places[replaced] = STAY
  return worth
}

/** The old unit of a row that is worth least in most kingdoms. */
function dullestIn(layout: Layout, row: number, round: number): number {
  let dullest = NOTHING
  let least = Number.POSITIVE_INFINITY
  for (let spot = row === TOP ? 0 : LOWEST_BOTTOM; spot < (row === TOP ? LOWEST_BOTTOM : SPOTS); spot++) {
    if (!layout.hasUnit(spot) || layout.places[spot] !== STAY) continue
    const worth = usualWorth(layout.unitAt(spot), round)
    if (worth >= least) continue
    least = worth
    dullest = spot
  }
  return dullest
}
