import type { Game, GameEvent, Move, Position } from '../game.ts'
import type { Seat } from '../seat.ts'

/** A bot's decision, examined afterwards with the full position. */
export interface JudgedMove<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<P, M, E>
  readonly seat: Seat
  readonly before: P
  /** All legal moves. */
  readonly moves: readonly M[]
  readonly move: M
  readonly after: P
  readonly events: readonly E[]
  /** The seat's own moves since anybody else moved, this one last. */
  readonly turn: readonly M[]
  /** The seat's turns before this one, as lists of moves. */
  readonly earlier: readonly (readonly M[])[]
}

/** Detectors by name. Each tells whether no person would make this move. Games define theirs in `lab/absurd.ts`. */
export type Detectors<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> = Readonly<
  Record<string, (decision: JudgedMove<P, M, E>) => boolean>
>

/** Drops the types of one game. Detectors only ever see decisions of their own game. */
export const defineDetectors = <P extends Position, M extends Move, E extends GameEvent>(
  detectors: Detectors<P, M, E>,
): Detectors => detectors as Detectors
