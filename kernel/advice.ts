import type { GameEvent, Move, Position } from './game.ts'
import { sameData } from './json.ts'
import type { Seat } from './seat.ts'

/* What a move leads to, as something that can be seen on the board: the reasons of hints, told by the game itself. */

/** A piece or place by the data attribute it carries at the table: `hand:12` is `[data-hand="12"]`, `draw` is `[data-draw]`. */
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

/** One thing that a move brings about, by the rules. */
export interface Consequence {
  readonly kind: string
  /** Which place, card or seat it is about. Where chance decides, the same thing may come out in other figures. */
  readonly about: Numbers
  readonly figures: Numbers
  /** What it is seen on, in the position before the move. */
  readonly pieces: readonly Piece[]
  /** What it is worth to the seat, roughly in points of the game. Below 0 it speaks against the move. */
  readonly weight: number
  /** Read off the position before the move: true whatever chance decides. */
  readonly isKnown?: boolean
}

/** What a game adds for hints. */
export interface Advice<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** What the move is made with, and where. */
  pieces(move: M, view: P, seat: Seat): readonly Piece[]
  consequences(played: Played<P, M, E>): readonly Consequence[]
}

/** Every kind of consequence of a game, with the figures its sentence needs. */
export type Kinds<F> = { readonly [K in keyof F]: Numbers }

/** Makes the consequences of a game: what each is about and its figures are those that the words ask for. */
export const consequencesOf =
  <F extends Kinds<F>>() =>
  <K extends keyof F & string, A extends Partial<F[K]> & Numbers>(
    kind: K,
    about: A,
    figures: Omit<F[K], keyof A> & Numbers,
    weight: number,
    pieces: readonly Piece[] = [],
  ): Consequence => ({ kind, about, figures, pieces, weight })

/** The same as read off the position before the move. */
export const known = (consequence: Consequence): Consequence => ({ ...consequence, isKnown: true })

/** Do both tell of the same thing, whatever the figures? */
export const isSameThing = (one: Consequence, other: Consequence): boolean =>
  one.kind === other.kind && sameData(one.about, other.about)
