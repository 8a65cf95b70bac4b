import { elementAt } from './list.ts'
import type { Rng } from './rng.ts'

/* A deck is a bag without an order, so nobody can know the order. A card is chosen when it is drawn. */

/** Draws from a bag stored as counts per kind (`counts[kind]` copies, `total` in all). */
export function drawKind(counts: number[], total: number, rng: Rng): number {
  let skip = rng.below(total)
  let kind = 0
  let copies = counts[kind]
  while (copies !== undefined && skip >= copies) {
    skip -= copies
    copies = counts[++kind]
  }
  if (copies === undefined) throw new RangeError(`a bag of ${total} holds less`)
  counts[kind] = copies - 1
  return kind
}

/** Draws from a bag stored as a list. The order of the rest has no meaning. */
export function drawItem<T>(bag: T[], rng: Rng): T {
  const at = rng.below(bag.length)
  const drawn = elementAt(bag, at)
  bag[at] = elementAt(bag, bag.length - 1)
  bag.pop()
  return drawn
}

/** Draws `count` items, or all if there are fewer. */
export function drawItems<T>(bag: T[], count: number, rng: Rng): T[] {
  const drawn: T[] = []
  while (drawn.length < count && bag.length > 0) drawn.push(drawItem(bag, rng))
  return drawn
}
