import { SPOTS } from '../content/figures.ts'
import { DISCARD, STAY } from '../position.ts'
import { BOTTOM, IMPOSSIBLE, type Layout, NOTHING, OUT, TOP } from './layout.ts'
import type { Scene } from './scene.ts'

/* Finds a place for a card during walks of a search, thousands of times: usually in the row it is made for. */

/** Where a card does most good, perhaps replacing another or nowhere, and the resulting value. */
export interface Fit {
  readonly row: number
  readonly instead: number
  readonly worth: number
}

/** The best found for this card. */
const found = { row: OUT as number, instead: NOTHING, worth: 0 }

/**
 * Looks at a card's usual row and, if that is full or the gold runs short, at what it could replace and at the other
 * row. Changes nothing. The answer is valid until the next question.
 */
export function bestFit(layout: Layout, scene: Scene, item: number, without: number): Fit {
  const usual = layout.usualRow(item)
  found.row = OUT
  found.instead = NOTHING
  found.worth = without
  layout.countRows()
  if (layout.isUnit(item) && layout.isFull(usual)) {
    const other = usual === TOP ? BOTTOM : TOP
    const isElsewhereRoom = !layout.isFull(other)
    for (let one = 0; one < layout.size; one++)
      if (layout.rowOf(one) === usual) attempt(layout, scene, item, usual, one)
    if (isElsewhereRoom) attempt(layout, scene, item, other, NOTHING)
  } else if (attempt(layout, scene, item, usual, NOTHING) <= IMPOSSIBLE)
    for (let one = SPOTS; one < layout.size; one++)
      if (layout.places[one] !== OUT) attempt(layout, scene, item, usual, one)
  return found
}

function attempt(layout: Layout, scene: Scene, item: number, row: number, instead: number): number {
  const { places } = layout
  const before = instead === NOTHING ? STAY : places[instead]
  lay(layout, item, row, instead)
  const worth = layout.worth(scene, null, true)
  places[item] = OUT
  if (instead !== NOTHING) places[instead] = before
  if (worth > found.worth) {
    found.row = row
    found.instead = instead
    found.worth = worth
  }
  return worth
}

export function lay({ places }: Layout, item: number, row: number, instead: number): void {
  if (instead !== NOTHING) places[instead] = instead < SPOTS ? DISCARD : OUT
  places[item] = row
}

/** Lays the remaining cards from this item on, one by one, wherever they do any good; returns the value. */
export function layAll(layout: Layout, scene: Scene, from: number, without: number): number {
  let best = without
  for (let item = from; item < layout.size; item++) {
    if (layout.places[item] !== OUT) continue
    const { row, instead, worth } = bestFit(layout, scene, item, best)
    lay(layout, item, row, instead)
    best = worth
  }
  return best
}
