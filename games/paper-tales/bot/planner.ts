import { isArtifact } from '../content/cards.ts'
import { ROW_OF, SPOTS } from '../content/figures.ts'
import { DISCARD, MOVE, type Plan, STAY } from '../position.ts'
import { climb, RESCUE_PASSES } from './climb.ts'
import { BOTTOM, IMPOSSIBLE, type Layout, NOTHING, OUT, TOP } from './layout.ts'
import type { Scene } from './scene.ts'

export interface Planned {
  readonly plan: Plan
  readonly places: Int8Array
  /** IMPOSSIBLE or less for a plan that does not fit or is not affordable. */
  readonly worth: number
}

const plannedFrom = (layout: Layout, worth: number): Planned => ({
  plan: layout.toPlan(),
  places: layout.places.slice(0, layout.size),
  worth,
})

/** Adds cards to the draft one by one where each does most good; returns the value. */
export function layOut(layout: Layout, scene: Scene): number {
  const { places, hand } = layout
  let best = layout.worth(scene)
  if (best <= IMPOSSIBLE) return best
  for (let i = 0; i < hand.length; i++) {
    if (places[SPOTS + i] !== OUT) continue
    let chosen: number = OUT
    let replaced = NOTHING
    for (let to = TOP; to <= (isArtifact(hand[i]) ? TOP : BOTTOM); to++) {
      places[SPOTS + i] = to
      const isFull = layout.unitsTooMany() > 0
      for (let spot = 0; spot < (isFull ? SPOTS : 1); spot++) {
        const before = places[spot]
        if (isFull) {
          if (!layout.isUnit(spot) || before !== STAY || (ROW_OF[spot] === 'top') !== (to === TOP)) continue
          places[spot] = DISCARD
        }
        const worth = layout.worth(scene)
        places[spot] = before
        if (worth <= best) continue
        best = worth
        chosen = to
        replaced = isFull ? spot : NOTHING
      }
    }
    places[SPOTS + i] = chosen
    if (replaced !== NOTHING) places[replaced] = DISCARD
  }
  return best
}

/** Deploys quickly, then climbs by single changes, replacements and exchanges until nothing improves the plan. */
export function bestPlan(layout: Layout, scene: Scene, passes: number): Planned {
  if (passes > 0) layOut(layout, scene)
  return plannedFrom(layout, climb(layout, scene, passes, null))
}

/** The best plan that keeps all the draft's decisions; if there is none, the best of all. */
export function completedPlan(layout: Layout, scene: Scene, passes: number): Planned {
  const draft = layout.places.slice()
  layOut(layout, scene)
  const worth = climb(layout, scene, passes, draft)
  if (worth > IMPOSSIBLE) return plannedFrom(layout, worth)
  layout.places.set(draft)
  return plannedFrom(layout, climb(layout, scene, passes, null))
}

/** Deploys quickly without improving; returns the value. */
export function quickPlan(layout: Layout, scene: Scene): number {
  const worth = layOut(layout, scene)
  return worth > IMPOSSIBLE ? worth : climb(layout, scene, RESCUE_PASSES, null)
}

/** Different plans, best first: the one climbed to, and those that decide one card or unit differently. */
export function variedPlans(layout: Layout, scene: Scene, passes: number, count: number): Planned[] {
  const draft = layout.places.slice()
  layOut(layout, scene)
  const best = plannedFrom(layout, climb(layout, scene, passes, null))
  const plans = [best]
  for (const opening of openings(layout, draft)) {
    if (holds(best.places, opening)) continue
    layout.places.set(opening)
    layOut(layout, scene)
    const worth = climb(layout, scene, passes, opening)
    if (worth > IMPOSSIBLE && plans.every(({ places }) => !isSame(places, layout.places)))
      plans.push(plannedFrom(layout, worth))
  }
  return plans.sort((a, b) => b.worth - a.worth).slice(0, count)
}

/** Drafts with one decision made. */
function openings(layout: Layout, draft: Int8Array): Int8Array[] {
  const found: Int8Array[] = []
  const { hand } = layout
  for (let spot = 0; spot < SPOTS; spot++)
    if (layout.isUnit(spot)) for (const to of [MOVE, DISCARD]) found.push(draft.with(spot, to))
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue
    for (const to of isArtifact(hand[i]) ? [TOP] : [TOP, BOTTOM]) found.push(draft.with(SPOTS + i, to))
  }
  return found
}

/** Does `places` keep all decisions of `part`? */
const holds = (places: Int8Array, part: Int8Array): boolean => places.every((to, i) => part[i] === 0 || part[i] === to)

const isSame = (a: Int8Array, b: Int8Array): boolean => a.every((to, i) => to === b[i])
