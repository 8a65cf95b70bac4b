import type { Move, Position } from '../kernel/game.ts'
import type { BotGame } from '../kernel/module.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'

/** A player made of code. It is given what its seat may know and nothing else, so it cannot cheat. */
export interface Bot {
  /** One of `moves`, which are all legal moves of the seat and never empty. Chance comes from `rng` alone. */
  choose(view: Position, seat: Seat, moves: readonly Move[], rng: Rng): Move
}

/** A bot that may take its time, because it thinks elsewhere. */
export interface Player {
  choose(view: Position, seat: Seat, moves: readonly Move[], rng: Rng): Move | Promise<Move>
}

/**
 * Judges with the named version of the game's weights, or with the one in use. Bots of one `taste` err alike: a seat keeps its own for a
 * whole match.
 */
export type MakeBot = (botGame: BotGame, weights?: string, taste?: string) => Bot
