import type { Game, Move, Position } from '../kernel/game.ts'
import type { Judge } from '../kernel/judgement.ts'
import { drawRngState, Rng, type RngState } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'

/** An imagined world and its randomness: the same for every candidate, so that only the moves differ. */
export interface World {
  readonly position: Position
  readonly rngState: RngState
  /** Nothing that is judged had to be guessed, so all worlds look like this one. */
  readonly isCertain: boolean
}

export const imagineWorlds = (game: Game, view: Position, seat: Seat, rng: Rng, count: number): World[] =>
  Array.from({ length: count }, () => imagineWorld(game, view, seat, rng))

export function imagineWorld(game: Game, view: Position, seat: Seat, rng: Rng): World {
  const before = rng.fingerprint()
  const position = game.imagine(view, seat, rng)
  const isCertain = rng.fingerprint() === before
  return { position, rngState: drawRngState(rng), isCertain }
}

/** How good the position is after the move, as a mean over the worlds. */
export function worthOf(game: Game, judge: Judge, worlds: readonly World[], seat: Seat, move: Move): number {
  let worth = 0
  for (const world of worlds) {
    const after = game.clone(world.position)
    const rng = new Rng(world.rngState)
    const untouched = rng.fingerprint()
    game.play(after, seat, move, rng, null)
    const value = judge.evaluate(after, seat)
    // Nothing was guessed and nothing drawn: the other worlds would give the same.
    if (world.isCertain && rng.fingerprint() === untouched) return value
    worth += value
  }
  return worth / worlds.length
}

/** The moves ranked by their worth one step ahead, best first; ties keep their order. */
export function ranked(
  game: Game,
  judge: Judge,
  worlds: readonly World[],
  seat: Seat,
  moves: readonly Move[],
): readonly Move[] {
  if (moves.length === 1) return moves
  const worths = new Map(moves.map(move => [move, worthOf(game, judge, worlds, seat, move)]))
  return moves.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0))
}
