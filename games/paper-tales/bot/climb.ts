import { isArtifact } from '../content/cards.ts'
import { ROW_OF, SPOTS } from '../content/figures.ts'
import { DISCARD, MOVE, STAY } from '../position.ts'
import { BOTTOM, IMPOSSIBLE, type Layout, NOTHING, OUT, TOP } from './layout.ts'
import type { Scene } from './scene.ts'

/**
 * A draft that costs too much, or that is overfull halfway through an exchange of rows, is judged by what it can
 * become.
 */
export const RESCUE_PASSES = 3

const CARD_PLACES = [OUT, TOP, BOTTOM] as const
const ARTIFACT_PLACES = [OUT, TOP] as const
const UNIT_PLACES = [STAY, MOVE, DISCARD] as const

/** Moves to the best neighbouring layout, pass after pass; returns the value of the last. */
export function climb(layout: Layout, scene: Scene, passes: number, kept: Int8Array | null): number {
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
    if (layout.isUnit(spot)) for (const to of UNIT_PLACES) if (to !== places[spot]) consider(spot, to, NOTHING, 0)
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
      if (layout.isUnit(a) && layout.isUnit(b) && ROW_OF[a] !== ROW_OF[b])
        if (places[a] === places[b] && places[a] !== DISCARD) {
          const to = places[a] === STAY ? MOVE : STAY
          consider(a, to, b, to)
        }
}

/** In place of another card, or with another card moving to the other row. */
function tryWithAnother(layout: Layout, card: number, to: number, consider: Consider): void {
  const { places, hand } = layout
  for (let spot = 0; spot < SPOTS; spot++)
    if (layout.isUnit(spot) && places[spot] !== DISCARD) {
      consider(SPOTS + card, to, spot, DISCARD)
      consider(SPOTS + card, to, spot, places[spot] === STAY ? MOVE : STAY)
    }
  for (let j = 0; j < hand.length; j++)
    if (j !== card && places[SPOTS + j] !== OUT && !isArtifact(hand[j])) {
      consider(SPOTS + card, to, SPOTS + j, OUT)
      consider(SPOTS + card, to, SPOTS + j, places[SPOTS + j] === TOP ? BOTTOM : TOP)
    }
}
