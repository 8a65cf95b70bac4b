import { isArtifact } from '../content/cards.ts'
import { ROW_OF, SPOTS } from '../content/figures.ts'
import { DISCARD, MOVE, type Plan, STAY } from '../position.ts'
import { BOTTOM, IMPOSSIBLE, type Layout, OUT, TOP } from './layout.ts'
import type { Scene } from './prospect.ts'

export interface Planned {
  readonly plan: Plan
  readonly places: Int8Array
  /** IMPOSSIBLE or less for a plan that does not fit or that the gold does not reach for. */
  readonly worth: number
}

/** A draft that is too dear, or overfull halfway through an exchange of rows, is judged by what it can become. */
const RESCUE_PASSES = 3

const CARD_PLACES = [OUT, TOP, BOTTOM] as const
const ARTIFACT_PLACES = [OUT, TOP] as const
const UNIT_PLACES = [STAY, MOVE, DISCARD] as const
const NOTHING = -1

const plannedFrom = (layout: Layout, worth: number): Planned => ({
  plan: layout.toPlan(),
  places: layout.places.slice(0, layout.size),
  worth,
})

/** Deploys at a glance, then climbs by single changes, replacements and exchanges until nothing improves the plan. */
export function bestPlan(layout: Layout, scene: Scene, passes: number): Planned {
  if (passes > 0) layOut(layout, scene)
  return plannedFrom(layout, climb(layout, scene, passes, null))
}

/** The best plan in which all that the draft has decided stays so; if there is none, the best at all. */
export function completedPlan(layout: Layout, scene: Scene, passes: number): Planned {
  const draft = layout.places.slice()
  layOut(layout, scene)
  const worth = climb(layout, scene, passes, draft)
  if (worth > IMPOSSIBLE) return plannedFrom(layout, worth)
  layout.places.set(draft)
  return plannedFrom(layout, climb(layout, scene, passes, null))
}

/** Deploys at a glance, and never thinks again; tells the worth. */
export function quickPlan(layout: Layout, scene: Scene): number {
  const worth = layOut(layout, scene)
  return worth > IMPOSSIBLE ? worth : climb(layout, scene, RESCUE_PASSES, null)
}

/** Different plans, best first: the one that is climbed to, and those in which one card or unit is decided otherwise. */
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

/** Drafts with one thing decided. */
function openings(layout: Layout, draft: Int8Array): Int8Array[] {
  const found: Int8Array[] = []
  const { hand } = layout
  for (let spot = 0; spot < SPOTS; spot++)
    if (layout.hasUnit(spot)) for (const to of [MOVE, DISCARD]) found.push(draft.with(spot, to))
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue
    for (const to of isArtifact(hand[i]) ? [TOP] : [TOP, BOTTOM]) found.push(draft.with(SPOTS + i, to))
  }
  return found
}

/** All that `part` has decided is decided so in `places`. */
const holds = (places: Int8Array, part: Int8Array): boolean => places.every((to, i) => part[i] === 0 || part[i] === to)

const isSame = (a: Int8Array, b: Int8Array): boolean => a.every((to, i) => to === b[i])

/** Adds to the draft card by card where each does most good; tells the worth. */
function layOut(layout: Layout, scene: Scene): number {
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
          if (!layout.hasUnit(spot) || before !== STAY || (ROW_OF[spot] === 'top') !== (to === TOP)) continue
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

/**
 * Card by card where each does most good; with second thoughts also in place of a card laid before. Good cards should come
 * first. Tells the worth.
 */
export function sketchPlan(layout: Layout, scene: Scene, hasSecondThoughts: boolean): number {
  let best = layout.worth(scene)
  if (best <= IMPOSSIBLE) return climb(layout, scene, RESCUE_PASSES, null)
  const replaceable = hasSecondThoughts ? layout.size : SPOTS
  for (let item = SPOTS; item < layout.size; item++)
    if (layout.places[item] === OUT) best = fitIn(layout, scene, item, best, replaceable, true)
  return best
}

/**
 * The worth with a card wherever it does most good, if that is more than the worth without: on a free spot or, if there is none
 * or too little gold, in place of one of the first items. Laid there, if it is to stay.
 */
export function fitIn(
  layout: Layout,
  scene: Scene,
  item: number,
  without: number,
  replaceable: number,
  isToStay: boolean,
): number {
  const { places } = layout
  const lowest = isArtifact(layout.hand[item - SPOTS]) ? TOP : BOTTOM
  let best = without
  let chosen: number = OUT
  let replaced = NOTHING
  for (let to = TOP; to <= lowest; to++) {
    places[item] = to
    const worth = layout.worth(scene)
    if (worth > best) {
      best = worth
      chosen = to
      replaced = NOTHING
    }
    if (worth > IMPOSSIBLE) continue
    for (let other = 0; other < replaceable; other++) {
      if (other === item || !layout.isDeployed(other)) continue
      const before = places[other]
      places[other] = other < SPOTS ? DISCARD : OUT
      const instead = layout.worth(scene)
      places[other] = before
      if (instead <= best) continue
      best = instead
      chosen = to
      replaced = other
    }
  }
  places[item] = isToStay ? chosen : OUT
  if (isToStay && replaced !== NOTHING) places[replaced] = replaced < SPOTS ? DISCARD : OUT
  return best
}

/** The best of the neighbouring layouts, pass after pass; tells the worth of the last. */
function climb(layout: Layout, scene: Scene, passes: number, kept: Int8Array | null): number {
  const { places } = layout
  let best = layout.worth(scene)
  let first = NOTHING
  let firstTo = 0
  let second = NOTHING
  let secondTo = 0
  const consider = (one: number, to: number, other: number, otherTo: number) => {
    if (kept && kept[one] !== 0 && kept[one] !== to) return
    if (kept && other !== NOTHING && kept[other] !== 0 && kept[other] !== otherTo) return
    const before = places[one]
    const otherBefore = other === NOTHING ? 0 : places[other]
    places[one] = to
    if (other !== NOTHING) places[other] = otherTo
    const worth = layout.worth(scene)
    places[one] = before
    if (other !== NOTHING) places[other] = otherBefore
    if (worth <= best + 1e-9) return
    best = worth
    first = one
    firstTo = to
    second = other
    secondTo = otherTo
  }
  for (let pass = 0; pass < passes || (best <= IMPOSSIBLE && pass < RESCUE_PASSES); pass++) {
    first = NOTHING
    tryNeighbours(layout, consider)
    if (first === NOTHING) break
    places[first] = firstTo
    if (second !== NOTHING) places[second] = secondTo
  }
  return best
}

type Consider = (one: number, to: number, other: number, otherTo: number) => void

function tryNeighbours(layout: Layout, consider: Consider): void {
  const { places, hand } = layout
  for (let spot = 0; spot < SPOTS; spot++)
    if (layout.hasUnit(spot)) for (const to of UNIT_PLACES) if (to !== places[spot]) consider(spot, to, NOTHING, 0)
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1] && places[SPOTS + i] === places[SPOTS + i - 1]) continue
    const artifact = isArtifact(hand[i])
    for (const to of artifact ? ARTIFACT_PLACES : CARD_PLACES) {
      if (to === places[SPOTS + i]) continue
      consider(SPOTS + i, to, NOTHING, 0)
      if (to !== OUT && !artifact) tryWithAnother(layout, i, to, consider)
    }
  }
  for (let a = 0; a < SPOTS; a++)
    for (let b = a + 1; b < SPOTS; b++)
      if (layout.hasUnit(a) && layout.hasUnit(b) && ROW_OF[a] !== ROW_OF[b])
        if (places[a] === places[b] && places[a] !== DISCARD) {
          const to = places[a] === STAY ? MOVE : STAY
          consider(a, to, b, to)
        }
}

/** In place of somebody, or with somebody stepping into the other row. */
function tryWithAnother(layout: Layout, card: number, to: number, consider: Consider): void {
  const { places, hand } = layout
  for (let spot = 0; spot < SPOTS; spot++)
    if (layout.hasUnit(spot) && places[spot] !== DISCARD) {
      consider(SPOTS + card, to, spot, DISCARD)
      consider(SPOTS + card, to, spot, places[spot] === STAY ? MOVE : STAY)
    }
  for (let j = 0; j < hand.length; j++)
    if (j !== card && places[SPOTS + j] !== OUT && !isArtifact(hand[j])) {
      consider(SPOTS + card, to, SPOTS + j, OUT)
      consider(SPOTS + card, to, SPOTS + j, places[SPOTS + j] === TOP ? BOTTOM : TOP)
    }
}
