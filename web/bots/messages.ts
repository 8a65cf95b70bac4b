import type { Level } from '../../bots/levels.ts'
import type { GameId } from '../../games/registry.ts'
import type { Move, Position } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'

/** All that a bot is ever told: which game, how strong, and what its seat may see. */
export interface Question {
  readonly number: number
  readonly game: GameId
  readonly level: Level
  readonly seat: Seat
  readonly view: Position
}

export type Answer =
  | { readonly number: number; readonly move: Move }
  | { readonly number: number; readonly failed: string }
