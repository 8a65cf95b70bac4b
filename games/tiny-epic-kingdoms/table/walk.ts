/* Arrow keys lead to the neighbour on the screen, whatever territory it belongs to. */

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The nearest of the others in the direction of the key; what lies aside counts as farther away. */
export function neighbourOf(from: Element, key: string, all: Iterable<Element>): Element | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  const [x, y] = middleOf(from)
  let nearest: Element | null = null
  let least = Number.POSITIVE_INFINITY
  for (const other of all) {
    const [ox, oy] = middleOf(other)
    const ahead = (ox - x) * arrow[0] + (oy - y) * arrow[1]
    const aside = Math.abs((ox - x) * arrow[1]) + Math.abs((oy - y) * arrow[0])
    if (other === from || ahead < 4 || ahead + 2.5 * aside >= least) continue
    least = ahead + 2.5 * aside
    nearest = other
  }
  return nearest
}

export const isArrow = (key: string): boolean => key in ARROWS
