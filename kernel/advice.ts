import type { GameEvent, Move, Position } from './game.ts'
import { sameData } from './json.ts'
import type { Seat } from './seat.ts'

/* Advice tells what a move leads to in terms a player can see on the board. Hints take their reasons from it. */

/**
 * A piece or place, by the data attribute it has at the table: `hand:12` is `[data-hand="12"]`, `draw` is
 * `[data-draw]`.
 */
export type Piece = string

/** A move that was made or imagined, as its player could see it. */
export interface Played<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly seat: Seat
  readonly before: P
  readonly move: M
  readonly after: P
  readonly events: readonly E[]
}

export type Numbers = Readonly<Record<string, number>>

/** One effect of a move, by the rules. */
export interface Consequence {
  readonly kind: string
  /** The place, card or seat concerned. If the result is random, the figures may differ for the same thing. */
  readonly about: Numbers
  readonly figures: Numbers
  /** Where it shows, in the position before the move. */
  readonly pieces: readonly Piece[]
  /** The value to the seat, roughly in points of the game. Negative values speak against the move. */
  readonly weight: number
  /** Follows from the position before the move, so it is true whatever chance decides. */
  readonly isKnown?: boolean
}

/** What a game adds for hints. */
export interface Advice<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** The pieces the move uses, and where. */
  pieces(move: M, view: P, seat: Seat): readonly Piece[]
  consequences(played: Played<P, M, E>): readonly Consequence[]
}

/** Every kind of consequence of a game, with the figures its sentence needs. */
export type Kinds<F> = { readonly [K in keyof F]: Numbers }

/** Returns a maker of consequences, typed so that each carries the figures its words ask for. */
export const consequencesOf =
  <F extends Kinds<F>>() =>
  <K extends keyof F & string, A extends Partial<F[K]> & Numbers>(
    kind: K,
    about: A,
    figures: Omit<F[K], keyof A> & Numbers,
    weight: number,
    pieces: readonly Piece[] = [],
  ): Consequence => ({ kind, about, figures, pieces, weight })

/** Marks a consequence as certain from the position before the move. */
export const known = (consequence: Consequence): Consequence => ({ ...consequence, isKnown: true })

/** Are both about the same thing, whatever the figures? */
export const isSameThing = (one: Consequence, other: Consequence): boolean =>
  one.kind === other.kind && sameData(one.about, other.about)
