import type { Judgement, Weights } from '../../kernel/judgement.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import { byWeight, type FerryMove, type FerryPosition, NONE } from './position.ts'
import { pointsOf } from './rules/crossing.ts'

const TERMS = ['points', 'loaded', 'hand'] as const
type Term = (typeof TERMS)[number]
/** The chance of a crate of each weight to get across, `crosses[weight]`. */
type FerryFigures = { readonly crosses: readonly number[] }

const plain: Weights<Term, FerryFigures> = {
  points: { points: 1, loaded: 1, hand: 0.5 },
  rivalry: { best: 0.3, mean: 0.3, duel: 0.6 },
  certainty: { start: 0.1, end: 0.4 },
  figures: { crosses: [0, 1, 0.99, 0.94, 0.77, 0.5, 0.3] },
}

export const judgement: Judgement<FerryPosition, FerryMove, Term, FerryFigures> = {
  terms: TERMS,
  weights: { active: 'plain', baseline: 'plain', versions: { plain } },
  patience: 1,
  horizon: p => p.crossings,
  seats: p => p.hands.length,
  progress: p => (p.crossing - 1) / p.crossings,
  features(p, _seat, into, { crosses }) {
    for (const seat of seatsOf(p.hands.length)) {
      const at = seat * TERMS.length
      const sealed = p.sealed[seat]
      into[at] = pointsOf(p, seat)
      into[at + 1] = sealed === NONE ? 0 : sealed * crosses[sealed]
      // What remains after the last crossing is worth nothing.
      if (p.crossing < p.crossings || (p.crossing === p.crossings && sealed === NONE))
        for (const weight of p.hands[seat]) into[at + 2] += weight * crosses[weight]
    }
  },
  content: (p, seat) => p.hands[seat].map(weight => `crate ${weight}`),
  candidates: (_p, _seat, moves) => moves,
  reopen,
}

/**
 * Others have sealed crates that nobody else knows. In an imagined position they choose again, better than at random.
 */
function reopen(p: FerryPosition, seat: Seat): boolean {
  for (const other of seatsOf(p.hands.length)) {
    if (other === seat || p.sealed[other] === NONE) continue
    p.hands[other].push(p.sealed[other])
    p.hands[other].sort(byWeight)
    p.sealed[other] = NONE
  }
  return true
}
