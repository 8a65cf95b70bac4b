import type { GameEvent, Position } from '../game.ts'
import type { Rng } from '../rng.ts'
import type { Viewer } from '../seat.ts'

/** What the conformance suite needs to know about a game and the contract cannot express. */
export interface Proof<P extends Position = Position, E extends GameEvent = GameEvent> {
  /** What is wrong with the position (lost components, exceeded limits), for developers; usually nothing. */
  broken(p: P): string[]
  readonly secrets: readonly Secret<P>[]
  /**
   * Every kind of event, complete by type. A kind that random games never show is reported, unless it is marked as too
   * rare for thousands of games.
   */
  readonly events: Readonly<Record<E['kind'], true | 'rare'>>
}

/** One thing that is hidden from somebody. Must not use `view`, which it tests. */
export interface Secret<P extends Position = Position> {
  readonly name: string
  /**
   * Changes what the viewer cannot see, in place, to something equally possible. False if there is nothing to change.
   */
  scramble(p: P, viewer: Viewer, rng: Rng): boolean
  /**
   * The rule that reveals it to everybody, if no trace of it stays on the table: dice that are picked up again, cards
   * shown and shuffled away. `by`: the event that shows it; `follows`: other events of the same move that may mention
   * it.
   */
  readonly opened?: { readonly rule: string; readonly by: string; readonly follows?: readonly string[] }
  /** Writes the secret into a view: a fault the suite must catch. */
  leak(view: P, truth: P): void
}
