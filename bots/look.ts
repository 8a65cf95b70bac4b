import type { Game, Move, Position } from '../kernel/game.ts'
import type { Judge } from '../kernel/judgement.ts'
import { drawRngState, Rng, type RngState } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'

/** What could be true, and the chance that would follow: the same for every candidate, so that only the moves differ. */
export interface World {
  readonly position: Position
  readonly rngState: RngState
  /** Nothing had to be guessed that is looked at, so every world looks like this one. */
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

/** How good the position is one step ahead, on the average of the worlds. */
export function worthOf(game: Game, judge: Judge, worlds: readonly World[], seat: Seat, move: Move): number {
  let worth = 0
  for (const world of worlds) {
    const after = game.clone(world.position)
    const rng = new Rng(world.rngState)
    const untouched = rng.fingerprint()
    game.play(after, seat, move, rng, null)
    const value = judge.evaluate(after, seat)
    // Nothing guessed and nothing drawn: the other worlds would say the same.
    if (world.isCertain && rng.fingerprint() === untouched) return value
    worth += value
  }
  return worth / worlds.length
}

/** The moves with what they are worth one step ahead, best first; equals stay in their order. */
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
