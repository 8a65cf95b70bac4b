import type { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAfter } from '../../../kernel/seat.ts'
import { type Cards, NONE, type PaperTalesPosition } from '../position.ts'
import { withoutCards } from './cards.ts'
import { directionOf, passedOn } from './recruit.ts'

/** Where the cards must be that a seat has held and passed on. */
export interface Recalled {
  /** By seat: some of what it took, and its present packet where all of that is known. */
  readonly taken: number[][]
  readonly packets: (number[] | null)[]
  /** With the rules for two: laid off by either player. */
  readonly laidOff: number[]
}

/**
 * Follows every packet the seat passed on this round: each holder since took one card, and the rest lies before the
 * next player or came back. Who took which is random.
 */
export function recall(p: PaperTalesPosition, seat: Seat, rng: Rng): Recalled {
  const { draft } = p.kingdoms[seat]
  const recalled: Recalled = {
    taken: p.kingdoms.map(() => []),
    packets: p.kingdoms.map(() => null),
    laidOff: draft.flatMap(({ discard }) => (discard === NONE ? [] : [discard])),
  }
  const onward = directionOf(p.round) === 'left' ? 1 : -1
  draft.forEach((pick, time) => {
    const passed = passedOn(pick)
    const returned = packetAt(p, seat, time + p.seats)
    const gone = rng.shuffle([...(returned ? withoutCards(passed, returned) : passed)])
    const holders = returned ? p.seats - 1 : draft.length - 1 - time
    for (let distance = 1; distance <= holders; distance++) {
      recalled.taken[seatAfter(seat, p.seats, distance * onward)].push(...gone.splice(0, 1))
      if (p.duel) recalled.laidOff.push(...gone.splice(0, 1))
    }
    if (!returned && gone.length > 0) recalled.packets[seatAfter(seat, p.seats, (holders + 1) * onward)] = gone
  })
  return recalled
}

/** What the seat chose from, or is choosing from, at that point of the draft. */
function packetAt(p: PaperTalesPosition, seat: Seat, time: number): Cards | null {
  const { draft, packet } = p.kingdoms[seat]
  if (time < draft.length) return draft[time].packet
  return time === draft.length && p.stage === 'recruit' ? packet : null
}
