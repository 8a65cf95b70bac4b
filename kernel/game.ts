import type { Json } from './json.ts'
import type { OptionSpec } from './option-spec.ts'
import type { Rng } from './rng.ts'
import type { Seat, Viewer } from './seat.ts'

/** Plain JSON data: ids, small integers and flat arrays; never class instances or shared references. */
export type Position = object

export interface Move {
  readonly kind: string
}

/** One small thing that happened, for the log, animations, screen readers and replays. */
export interface GameEvent {
  readonly kind: string
  /**
   * Something hidden has become visible to somebody (a hand card played, sealed choices opened, a packet passed on).
   * Undo stops here. Randomness needs no mark: the kernel sees the generator advance.
   */
  readonly shows?: true
}

export type Emit<E extends GameEvent> = (event: E) => void

/** In a view: a value the viewer may not know. */
export const HIDDEN = -1

/** Why a move is not allowed: a code from the game's closed set, the rule behind it, and the figures for the sentence. */
export interface Objection {
  readonly code: string
  readonly rule: string
  readonly figures: Readonly<Record<string, number | string>>
}

export interface ScoreLine {
  readonly source: string
  /** The round or age in which the points were made; 0 for the end of the game. */
  readonly round: number
  readonly points: number
}

export interface Outcome {
  /** One per seat; 1 is the best and may be shared. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** One list per seat; its points add up to the seat's score. */
  readonly lines: readonly (readonly ScoreLine[])[]
  /** The points of an opponent without a seat, in games that play against the seats. */
  readonly opponent?: number
}

export type Options = Readonly<Record<string, Json>>

/** What a lobby, a bot or a test needs to know before a game starts. */
export interface Facts {
  readonly id: string
  /**
   * Raised when the same moves could lead to another result. Stored matches name the version they were played under.
   */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** Several seats may be asked at once. */
  readonly simultaneous: boolean
  /** An example to read and copy. The page shows it only on request. */
  readonly example?: true
  /** No game takes more decisions than this. */
  readonly longest: number
}

/**
 * A game is a pure, seeded state machine. A view has the same type as a position, with its secrets masked, so `moves`
 * and `objection` give the same answers on the server (full position), in the page (view) and in a bot (imagined
 * position). The conformance suite checks every game against this contract.
 */
export interface Game<
  P extends Position = Position,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  O extends Options = Options,
> {
  readonly facts: Facts

  /** What option specs cannot express, such as combinations. The values themselves are already checked. */
  optionsObjection(options: O, seats: number): Objection | null

  setup(options: O, seats: number, rng: Rng): P

  /** Several seats for simultaneous choices; none when the game is over. */
  toMove(p: P): readonly Seat[]

  /** Every legal move of the seat, in a stable order; none for an idle seat. */
  moves(p: P, seat: Seat): M[]

  /** Does this data have the shape of a move of this game? It need not be legal. */
  isMove(value: unknown): value is M

  /** `null` exactly for the moves that `moves` lists. */
  objection(p: P, seat: Seat, move: M): Objection | null

  /** The objection to an unlisted move of a seat that is to move. Missing in rules frozen before it existed. */
  explain?(p: P, seat: Seat, move: M): Objection | null

  /** Changes `p`. The move must be legal. `emit` is null if nobody listens: write `emit?.(...)`. */
  play(p: P, seat: Seat, move: M, rng: Rng, emit: Emit<E> | null): void

  /**
   * The position, with everything masked that the viewer may not know. The view may share data with the position:
   * change neither in place while the other is in use.
   */
  view(p: P, viewer: Viewer): P

  /** The event as the viewer may know it. */
  mask(event: E, viewer: Viewer): E

  /** A random full position that agrees with the view. */
  imagine(view: P, seat: Seat, rng: Rng): P

  /** Written by hand for speed, with the keys in the order of `setup`: bots spend much of their time here. */
  clone(p: P): P

  outcome(p: P): Outcome | null
}

/** Each seat's share of the win: first places share it equally, all others get 0. */
export function winShares(outcome: Outcome): number[] {
  const winners = outcome.places.filter(place => place === 1).length
  return outcome.places.map(place => (place === 1 ? 1 / winners : 0))
}
