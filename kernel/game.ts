import type { Json } from './json.ts'
import type { OptionSpec } from './option-spec.ts'
import type { Rng } from './rng.ts'
import type { Seat, Viewer } from './seat.ts'

/** Plain JSON data: ids, small integers and flat arrays; never class instances or shared references. */
export type Position = object

export interface Move {
  readonly kind: string
}

/** One small thing that happened, for the log, the motion, the screen reader and the replay. */
export interface GameEvent {
  readonly kind: string
  /**
   * Something that was hidden from somebody has become visible to them (a hand card played, sealed choices opened,
   * a packet passed on). Undo stops here. Chance needs no mark: the kernel sees the generator advance.
   */
  readonly shows?: true
}

export type Emit<E extends GameEvent> = (event: E) => void

/** In a view: a value its viewer may not know. */
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
  /** One a seat; 1 is the best and may be shared. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** One list a seat; its points add up to the seat's score. */
  readonly lines: readonly (readonly ScoreLine[])[]
  /** Points of an opponent who has no seat, where the game itself plays against the seats. */
  readonly opponent?: number
}

export type Options = Readonly<Record<string, Json>>

/** The fact sheet: all that a lobby, a bot or a test needs to know before a game starts. */
export interface Facts {
  readonly id: string
  /** Raised when the same moves could lead elsewhere than before: stored matches name the version they were played under. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** Several seats may be asked at once. */
  readonly simultaneous: boolean
  /** A model to read and to copy, off the shelf of the page unless somebody asks for it. */
  readonly example?: true
  /** No game takes more decisions than this, however it is played. */
  readonly longest: number
}

/**
 * A game is a pure, seeded state machine, and a view is a position: the same type with its secrets masked.
 * So `moves` and `objection` give the same answers on the server (full position), in the page (view) and in a bot
 * (imagined position). The conformance suite holds every game to this contract.
 */
export interface Game<
  P extends Position = Position,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  O extends Options = Options,
> {
  readonly facts: Facts

  /** What the option specs cannot say, such as combinations. Values themselves are checked already. */
  optionsObjection(options: O, seats: number): Objection | null

  setup(options: O, seats: number, rng: Rng): P

  /** Several for simultaneous choices; none when the game is over. */
  toMove(p: P): readonly Seat[]

  /** Every legal move of the seat, in a stable order; none for an idle seat. */
  moves(p: P, seat: Seat): M[]

  /** Is this data shaped like a move of this game? Says nothing of its legality. */
  isMove(value: unknown): value is M

  /** `null` exactly for the moves that `moves` lists. */
  objection(p: P, seat: Seat, move: M): Objection | null

  /** The same for a move that a seat to move has and that is known not to be listed. Missing in rules frozen long ago. */
  explain?(p: P, seat: Seat, move: M): Objection | null

  /** Changes `p`. The move must be legal. `emit` is null where nobody listens: write `emit?.(...)`. */
  play(p: P, seat: Seat, move: M, rng: Rng, emit: Emit<E> | null): void

  /**
   * The position with everything masked that the viewer may not know. What is not masked may be the position's own: neither
   * is changed in place while the other is in use.
   */
  view(p: P, viewer: Viewer): P

  /** The event as the viewer may know it. */
  mask(event: E, viewer: Viewer): E

  /** A full position that agrees with the view, drawn at random from those that do. */
  imagine(view: P, seat: Seat, rng: Rng): P

  /** Written by hand and fast, with the keys in the order `setup` gives them: bots live on it. */
  clone(p: P): P

  outcome(p: P): Outcome | null
}

/** Each seat's part of the win: 1 alone, shared equally among the first placed, 0 for the others. */
export function winShares(outcome: Outcome): number[] {
  const winners = outcome.places.filter(place => place === 1).length
  return outcome.places.map(place => (place === 1 ? 1 / winners : 0))
}
