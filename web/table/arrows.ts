/* Arrow keys lead to the neighbour on the screen, whatever it belongs to. */

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isArrow = (key: string): boolean => key in ARROWS

const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Nearer than this counts as beside, not ahead. */
const LEAST = 4
/** How much more a sideways distance counts. */
const ASIDE = 2.5

/** The nearest other element in the key's direction, at most `widest` times as far to the side as ahead. */
export function neighbourOf<E extends Element>(
  from: Element,
  key: string,
  all: Iterable<E>,
  widest = Number.POSITIVE_INFINITY,
): E | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  const [x, y] = middleOf(from)
  let nearest: E | null = null
  let least = Number.POSITIVE_INFINITY
  for (const other of all) {
    const [ox, oy] = middleOf(other)
    const ahead = (ox - x) * arrow[0] + (oy - y) * arrow[1]
    const aside = Math.abs((ox - x) * arrow[1]) + Math.abs((oy - y) * arrow[0])
    if (other === from || ahead < LEAST || aside > widest * ahead || ahead + ASIDE * aside >= least) continue
    least = ahead + ASIDE * aside
    nearest = other
  }
  return nearest
}
