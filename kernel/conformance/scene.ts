import type { Game, GameEvent, Move, Position } from '../game.ts'
import type { Rng } from '../rng.ts'
import { type Seat, seatsOf, type Viewer } from '../seat.ts'
import type { Proof } from './proof.ts'

/** One place that views hide, at one stage of the game, from seats or from spectators. */
export interface MaskedPlace {
  readonly name: string
  sightings: number
  /** The first value seen there. */
  readonly truth: string
  /** Another value was seen there. A place that never varies holds no secret. */
  varies: boolean
  /** Some secret of the proof has changed it. */
  scrambled: boolean
}

/** What was hidden in a run, by name. Can be sent between threads. */
export type Masks = Map<string, MaskedPlace>

/** One moment of a game under examination. */
export interface Scene<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<P, M, E>
  readonly proof: Proof<P>
  readonly seats: number
  readonly position: P
  /** The move to examine; drawn if absent. */
  readonly chosen?: { readonly seat: Seat; readonly move: M }
  /** The examiner's own randomness, apart from the game's. */
  readonly rng: Rng
  /** What views hide, over the whole game. */
  readonly masks: Masks
  report(property: string, detail: string): void
}

export const json = (data: unknown): string => JSON.stringify(data)

export const viewers = (seats: number): readonly Viewer[] => [...seatsOf(seats), null]

export const nameOf = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`)

/** A seat to move and one of its moves; null when the game is over. */
export function someMove<P extends Position, M extends Move>(scene: Scene<P, M>): { seat: Seat; move: M } | null {
  const { game, position, rng, chosen } = scene
  if (chosen) return chosen
  const toMove = game.toMove(position)
  if (toMove.length === 0) return null
  const seat = rng.pick(toMove)
  const moves = game.moves(position, seat)
  return moves.length === 0 ? null : { seat, move: rng.pick(moves) }
}
