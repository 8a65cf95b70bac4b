import type { Game, GameEvent, Move, Position } from '../game.ts'
import type { Seat } from '../seat.ts'

/** A decision of a bot, looked at afterwards with all cards open. */
export interface Decision<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<P, M, E>
  readonly seat: Seat
  readonly before: P
  /** All that was legal. */
  readonly moves: readonly M[]
  readonly move: M
  readonly after: P
  readonly events: readonly E[]
  /** The seat's own moves since anybody else moved, this one last. */
  readonly turn: readonly M[]
  /** The seat's turns before this one, as lists of moves. */
  readonly earlier: readonly (readonly M[])[]
}

/** By name: is this a move that no person would make? Each game has its own, in `lab/absurd.ts`. */
export type Detectors<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> = Readonly<
  Record<string, (decision: Decision<P, M, E>) => boolean>
>

/** Forgets which game detectors belong to: they are shown only decisions of their own game. */
export const defineDetectors = <P extends Position, M extends Move, E extends GameEvent>(
  detectors: Detectors<P, M, E>,
): Detectors => detectors as Detectors
