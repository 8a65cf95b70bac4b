import type { GameEvent, Position } from '../game.ts'
import type { Rng } from '../rng.ts'
import type { Viewer } from '../seat.ts'

/** What the conformance suite must be told about a game because the contract cannot say it. */
export interface Proof<P extends Position = Position, E extends GameEvent = GameEvent> {
  /** What is wrong with the position (components lost, limits passed), in a developer's words; usually nothing. */
  broken(p: P): string[]
  readonly secrets: readonly Secret<P>[]
  /**
   * Every kind of event there is, complete by its type: one that no game by chance shows is not passed over in silence,
   * unless it is so rare that thousands of games do not show it.
   */
  readonly events: Readonly<Record<E['kind'], true | 'rare'>>
}

/** One thing that is hidden from somebody. Written without the help of `view`, which it puts to the test. */
export interface Secret<P extends Position = Position> {
  readonly name: string
  /**
   * Changes, in place, what the viewer cannot see, to something that could as well be true.
   * False if there is nothing to change here.
   */
  scramble(p: P, viewer: Viewer, rng: Rng): boolean
  /**
   * How a rule opens it to everybody, should nothing of it remain to be seen on the table: dice that are taken up again,
   * cards laid down and shuffled at once. `by`: the event that shows it; `follows`: what else the same move may tell of it.
   */
  readonly opened?: { readonly rule: string; readonly by: string; readonly follows?: readonly string[] }
  /** Writes the secret into a view: the fault that the suite must catch. */
  leak(view: P, truth: P): void
}
