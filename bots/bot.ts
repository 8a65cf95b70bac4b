import type { Move, Position } from '../kernel/game.ts'
import type { BotGame } from '../kernel/module.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'

/** A player made of code. It gets only what its seat may know, so it cannot cheat. */
export interface Bot {
  /** Returns one of `moves`, which are all legal moves of the seat and never empty. All randomness comes from `rng`. */
  choose(view: Position, seat: Seat, moves: readonly Move[], rng: Rng): Move
}

/** A bot that answers later, because it runs elsewhere. */
export interface Player {
  choose(view: Position, seat: Seat, moves: readonly Move[], rng: Rng): Move | Promise<Move>
}

/**
 * Uses the named version of the game's weights, or the active one. Bots with the same `taste` err alike; a seat keeps
 * its taste for a whole match.
 */
export type MakeBot = (botGame: BotGame, weights?: string, taste?: string) => Bot
