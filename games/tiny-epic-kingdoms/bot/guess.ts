import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { SHIELDS } from '../content/figures.ts'
import { type TekMove, type TekPosition, topFrame } from '../position.ts'
import { listMoves } from '../rules/moves.ts'
import { shieldsPlaced } from '../rules/turn.ts'
import type { TekWeights } from '../weights/index.ts'
import { manual } from '../weights/manual.ts'
import { Gains } from './gains.ts'
import { bestSelection } from './select.ts'
import { bestFace } from './war.ts'
import { overrated } from './waver.ts'

/** How far an answer may be overrated, in points. */
const TASTE = 0.3

/** When nothing follows, points are just points. */
const AT_LAST: TekWeights = {
  ...manual,
  points: { ...manual.points, alone: 0 },
  figures: { ...manual.figures, armyInRuins: 0, promise: 0 },
}

const isLastTurn = (p: TekPosition): boolean => p.ending !== 'none' && shieldsPlaced(p) === SHIELDS

/**
 * The choice of a seat that looks one step ahead, without taking the step; null where the effect of a move is not
 * obvious. With `fate`, now and then not quite the best.
 */
export function guess(p: TekPosition, seat: Seat, weights: TekWeights, fate?: Rng): TekMove | null {
  const frame = topFrame(p)
  switch (frame?.kind) {
    case 'select':
      return { kind: 'select', action: bestSelection(p, seat, fate) }
    case 'war':
      return { kind: 'die', face: bestFace(p, frame, seat, fate) }
    case 'respond':
    case 'again':
    case 'exchange':
    case 'gain':
    case 'pay':
    case 'give':
    case 'bandit': {
      const gains = new Gains(p, seat, isLastTurn(p) ? AT_LAST : weights)
      return bestBy(listMoves(p, frame, seat), move => gains.of(move) + overrated(fate, TASTE))
    }
    default:
      return null
  }
}

/** The first of equals. */
export function bestBy(moves: readonly TekMove[], worth: (move: TekMove) => number): TekMove {
  let best = moves[0]
  let most = -Infinity
  for (const move of moves) {
    const value = worth(move)
    if (value > most) {
      most = value
      best = move
    }
  }
  return best
}
