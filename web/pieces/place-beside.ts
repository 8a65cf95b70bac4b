export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** What a card should not cover, and the cost of each covered point. */
export interface Shunned {
  readonly boxes: readonly Box[]
  readonly weight: number
}
interface Size {
  readonly width: number
  readonly height: number
}
interface CardPlace {
  readonly left: number
  readonly top: number
}

const GAP = 10
const EDGE = 8
/** A card may cover anything rather than its subject, however small that is. */
const SUBJECT = 1e6

/** Before, flush, in the middle, flush at the other end, after. */
const along = (from: number, to: number, size: number): number[] => [
  from - size - GAP,
  from,
  (from + to - size) / 2,
  to - size,
  to + GAP,
]
const within = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(room - size - EDGE, at))

/**
 * The place beside the subject where a card covers the least of what matters, as near as possible; and whether it
 * covers anything.
 */
export function placeBeside(
  subject: Box,
  { width, height }: Size,
  screen: Size,
  shunned: readonly Shunned[],
): CardPlace & { readonly covers: boolean } {
  const all: readonly Shunned[] = [{ boxes: [subject], weight: SUBJECT }, ...shunned]
  const covered = ({ left, top }: CardPlace, box: Box): number =>
    Math.max(0, Math.min(left + width, box.right) - Math.max(left, box.left)) *
    Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top))
  const costOf = (place: CardPlace): number =>
    all.reduce((sum, { boxes, weight }) => boxes.reduce((cost, box) => cost + weight * covered(place, box), sum), 0)
  const awayOf = ({ left, top }: CardPlace): number =>
    Math.abs(2 * left + width - subject.left - subject.right) +
    Math.abs(2 * top + height - subject.top - subject.bottom)
  const [best] = along(subject.left, subject.right, width)
    .flatMap(left =>
      along(subject.top, subject.bottom, height).map(top => ({
        left: within(left, width, screen.width),
        top: within(top, height, screen.height),
      })),
    )
    .map(place => ({ ...place, cost: costOf(place), away: awayOf(place) }))
    .sort((one, other) => one.cost - other.cost || one.away - other.away)
  return best ? { left: best.left, top: best.top, covers: best.cost > 0 } : { left: EDGE, top: EDGE, covers: true }
}
