import type { Proof } from '../../kernel/conformance/proof.ts'
import { addAt, elementAt } from '../../kernel/list.ts'
import type { Rng } from '../../kernel/rng.ts'
import { seatsOf, type Viewer } from '../../kernel/seat.ts'
import { COPIES, WEIGHTS } from './content.ts'
import { byWeight, type FerryEvent, type FerryPosition } from './position.ts'

const othersOf = (p: FerryPosition, viewer: Viewer) => seatsOf(p.hands.length).filter(seat => seat !== viewer)

/** Exchanges a crate for one of another weight from the bag. */
function exchange(p: FerryPosition, weights: number[], at: number, rng: Rng): boolean {
  const own = weights[at]
  const others = WEIGHTS.filter(weight => elementAt(p.bag, weight) > 0 && weight !== own)
  if (own === undefined || own < 1 || others.length === 0) return false
  const other = rng.pick(others)
  addAt(p.bag, own, 1)
  addAt(p.bag, other, -1)
  weights[at] = other
  return true
}

function scrambleHand(p: FerryPosition, viewer: Viewer, rng: Rng): boolean {
  const hand = elementAt(p.hands, rng.pick(othersOf(p, viewer)))
  const changed = exchange(p, hand, rng.below(hand.length), rng)
  hand.sort(byWeight)
  return changed
}

export const proof: Proof<FerryPosition, FerryEvent> = {
  events: { loaded: true, opened: true, carried: true, stayed: true, drew: true },
  broken(p) {
    const seen = [...p.hands, p.sealed, ...p.opened].flat()
    return WEIGHTS.filter(
      weight => elementAt(p.bag, weight) + seen.filter(other => other === weight).length !== COPIES,
    ).map(weight => `crates of weight ${weight} are lost or made`)
  },
  secrets: [
    {
      name: 'hands',
      scramble: scrambleHand,
      leak: (seen, truth) => {
        seen.hands = truth.hands
      },
    },
    {
      name: 'the bag',
      scramble: scrambleHand,
      leak: (seen, truth) => {
        seen.bag = truth.bag
      },
    },
    {
      name: 'sealed crates',
      scramble: (p, viewer, rng) => exchange(p, p.sealed, rng.pick(othersOf(p, viewer)), rng),
      leak: (seen, truth) => {
        seen.sealed = truth.sealed
      },
    },
  ],
}
