import { drawKind } from '../../kernel/bag.ts'
import { HIDDEN } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { COPIES, WEIGHTS } from './content.ts'
import { byWeight, clone, type FerryEvent, type FerryPosition, NONE } from './position.ts'

const hide = (weights: readonly number[]): number[] => weights.map(() => HIDDEN)

/** FE-INFO-1: the bag, the crates in other hands and those that others sealed. */
export const view = (p: FerryPosition, viewer: Viewer): FerryPosition => ({
  ...p,
  bag: hide(p.bag),
  hands: p.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))),
  sealed: p.sealed.map((weight, seat) => (seat === viewer || weight === NONE ? weight : HIDDEN)),
})

export const mask = (event: FerryEvent, viewer: Viewer): FerryEvent =>
  (event.kind === 'loaded' || event.kind === 'drew') && event.seat !== viewer ? { ...event, weight: HIDDEN } : event

/** Whatever the seat does not see is somewhere: it is dealt again at random. */
export function imagine(seen: FerryPosition, _seat: Seat, rng: Rng): FerryPosition {
  const p = clone(seen)
  p.bag = [0, ...WEIGHTS.map(() => COPIES)]
  for (const known of [...p.hands, p.sealed, ...p.opened]) for (const weight of known) if (weight > 0) p.bag[weight]--
  let left = p.bag.reduce((sum, count) => sum + count, 0)
  const fill = (weight: number) => (weight === HIDDEN ? drawKind(p.bag, left--, rng) : weight)
  p.hands = p.hands.map(hand => hand.map(fill).sort(byWeight))
  p.sealed = p.sealed.map(fill)
  return p
}
