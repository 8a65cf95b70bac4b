import { defineGame } from '../../../kernel/define.ts'
import type { Outcome } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { NOBODY, seatsOf } from '../../../kernel/seat.ts'
import { integer } from '../../../kernel/shape.ts'
import { COPIES, HAND, HEAVIEST, WEIGHTS } from '../content.ts'
import { type FerryOptions, facts } from '../facts.ts'
import { clone, type FerryEvent, type FerryMove, type FerryPosition, NONE } from '../position.ts'
import { imagine, mask, view } from '../view.ts'
import { draw, linesOf, load, pointsOf } from './crossing.ts'
import { refuse } from './objections.ts'

export const game = defineGame<FerryPosition, FerryMove, FerryEvent, FerryOptions>({
  facts,
  setup,
  // FE-LOAD-2: everybody who has not sealed a crate yet, all at once.
  toMove: p => (p.crossing > p.crossings ? NOBODY : seatsOf(p.hands.length).filter(seat => p.sealed[seat] === NONE)),
  moves: (p, seat) =>
    WEIGHTS.filter(weight => p.hands[seat].includes(weight)).map(weight => ({ kind: 'load', weight })),
  shapes: { load: { weight: integer(1, HEAVIEST) } },
  explain: (_p, _seat, { weight }) => refuse('not-in-hand', { weight }),
  play: { load: ({ p, seat, rng, emit }, { weight }) => load(p, seat, weight, rng, emit) },
  view,
  mask,
  imagine,
  clone,
  outcome,
})

function setup({ crossings }: FerryOptions, seats: number, rng: Rng): FerryPosition {
  const p: FerryPosition = {
    crossings: Number(crossings),
    crossing: 1,
    bag: [0, ...WEIGHTS.map(() => COPIES)],
    hands: Array.from({ length: seats }, () => []),
    sealed: Array.from({ length: seats }, () => NONE),
    opened: [],
    carried: [],
  }
  for (const seat of seatsOf(seats)) for (let n = 0; n < HAND; n++) draw(p, seat, rng, null)
  return p
}

function outcome(p: FerryPosition): Outcome | null {
  if (p.crossing <= p.crossings) return null
  const seats = seatsOf(p.hands.length)
  const scores = seats.map(seat => pointsOf(p, seat))
  return {
    // FE-END-2: equal totals share a place.
    places: scores.map(score => 1 + scores.filter(other => other > score).length),
    scores,
    lines: seats.map(seat => linesOf(p, seat)),
  }
}
