import type { Game, Move, Position } from '../kernel/game.ts'
import type { Judge } from '../kernel/judgement.ts'
import { Rng } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'

const chance = new Uint32Array(4)

/** What a seat probably does in a position that is known in full: guessed, or else one step ahead with the same chance for all moves. */
export function glance(game: Game, judge: Judge, p: Position, seat: Seat, isOwn: boolean, fate: Rng): Move {
  const guess = judge.guess(p, seat, isOwn, fate)
  if (guess) return guess
  const moves = game.moves(p, seat)
  if (moves.length === 1) return moves[0]
  const candidates = judge.candidates(p, seat, moves)
  if (candidates.length === 1) return candidates[0]
  for (let i = 0; i < chance.length; i++) chance[i] = fate.next()
  let best = candidates[0]
  let most = Number.NEGATIVE_INFINITY
  for (const move of candidates) {
    const after = game.clone(p)
    game.play(after, seat, move, new Rng(chance), null)
    const worth = judge.evaluate(after, seat)
    if (worth > most) {
      most = worth
      best = move
    }
  }
  return best
}
