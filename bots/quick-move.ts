import type { Game, Move, Position } from '../kernel/game.ts'
import type { Judge } from '../kernel/judgement.ts'
import { elementAt } from '../kernel/list.ts'
import { drawRngState, Rng } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'

/** The probable move of a seat in a full position: guessed, or else the best one step ahead under the same randomness. */
export function quickMove(game: Game, judge: Judge, p: Position, seat: Seat, isOwn: boolean, fate: Rng): Move {
  const guess = judge.guess(p, seat, isOwn, fate)
  if (guess) return guess
  const moves = game.moves(p, seat)
  if (moves.length === 1) return elementAt(moves, 0)
  const candidates = judge.candidates(p, seat, moves)
  let best = elementAt(candidates, 0)
  if (candidates.length === 1) return best
  const rngState = drawRngState(fate)
  let most = Number.NEGATIVE_INFINITY
  for (const move of candidates) {
    const after = game.clone(p)
    game.play(after, seat, move, new Rng(rngState), null)
    const worth = judge.evaluate(after, seat)
    if (worth > most) {
      most = worth
      best = move
    }
  }
  return best
}
