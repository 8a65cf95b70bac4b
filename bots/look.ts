import type { Game, Move, Position } from '../kernel/game.ts'
import { sameData } from '../kernel/json.ts'
import type { Judge } from '../kernel/judgement.ts'
import { elementAt } from '../kernel/list.ts'
import { drawRngState, Rng, type RngState } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'

/** An imagined world and its randomness: the same for every candidate, so that only the moves differ. */
export interface World {
  readonly position: Position
  readonly rngState: RngState
  /** Nothing judged here had to be guessed, so all worlds are like this one. */
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
    // Nothing was guessed or drawn, so the other worlds would give the same value.
    if (world.isCertain && rng.fingerprint() === untouched) return value
    worth += value
  }
  return worth / worlds.length
}

/** Candidates in the order in which a search should try them. */
export interface Lineup {
  readonly moves: readonly Move[]
  /** How many at the end no person would make. Such a move must prove itself. */
  readonly doubtful: number
}

/** The ranked candidates of a seat. Moves that no person would make come last. */
export function lineUp(game: Game, judge: Judge, worlds: readonly World[], seat: Seat, moves: readonly Move[]): Lineup {
  const { position } = elementAt(worlds, 0)
  const sensible = judge.sensible(position, seat, moves)
  const makesSense = (move: Move): boolean => sensible.some(each => sameData(each, move))
  const all = ranked(game, judge, worlds, seat, judge.candidates(position, seat, moves))
  const doubtful = all.filter(move => !makesSense(move))
  const trusted =
    doubtful.length < all.length
      ? all.filter(makesSense)
      : ranked(game, judge, worlds, seat, judge.candidates(position, seat, sensible))
  return { moves: [...trusted, ...doubtful], doubtful: doubtful.length }
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
