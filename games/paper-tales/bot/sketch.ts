import { isArtifact } from '../content/cards.ts'
import { ROW_OF, SPOTS } from '../content/figures.ts'
import { DISCARD, STAY } from '../position.ts'
import { climb, RESCUE_PASSES } from './climb.ts'
import { BOTTOM, IMPOSSIBLE, type Layout, NOTHING, OUT, TOP } from './layout.ts'
import type { Scene } from './scene.ts'

/** Adds to the draft card by card where each does most good; tells the worth. */
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

/** Card by card where each does most good, also in place of a card laid before. Good cards should come first. Tells the worth. */
export function sketchPlan(layout: Layout, scene: Scene): number {
  let best = layout.worth(scene)
  if (best <= IMPOSSIBLE) return climb(layout, scene, RESCUE_PASSES, null)
  for (let item = SPOTS; item < layout.size; item++)
    if (layout.places[item] === OUT) best = fitIn(layout, scene, item, best)
  return best
}

/**
 * Lays a card wherever it does most good, if it does any: on a free spot or, if there is none or too little gold, in place of
 * something else. Tells the worth.
 */
function fitIn(layout: Layout, scene: Scene, item: number, without: number): number {
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
    for (let other = 0; other < layout.size; other++) {
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
  places[item] = chosen
  if (replaced !== NOTHING) places[replaced] = replaced < SPOTS ? DISCARD : OUT
  return best
}
