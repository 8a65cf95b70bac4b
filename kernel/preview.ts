import type { Game, GameEvent, Move, Position } from './game.ts'
import { sameData } from './json.ts'
import { LazyRng, Rng } from './rng.ts'
import type { Seat } from './seat.ts'

/** What moves lead to, as far as their player may know. */
export interface Preview<P extends Position = Position, E extends GameEvent = GameEvent> {
  readonly view: P
  readonly events: readonly E[]
}

/**
 * In how many worlds a move must look the same. More if its player shows something, since that may come from a draw.
 */
const WORLDS = 2
const WORLDS_IF_SHOWN = 4

/** The equal move from the list, or `undefined` if it is not legal. */
export const listed = <M extends Move>(moves: readonly M[], move: M): M | undefined =>
  moves.includes(move) ? move : moves.find(legal => sameData(legal, move))

/** What several legal moves lead to, one after another, as far as their player may know; `null` if that is unknown. */
export function previewAll<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  view: P,
  seat: Seat,
  moves: readonly M[],
): Preview<P, E> | null {
  const events: E[] = []
  let at = view
  for (const move of moves) {
    const legal = listed(game.moves(at, seat), move)
    const next = legal && previewMove(game, at, seat, legal)
    if (!next) return null
    at = next.view
    events.push(...next.events)
  }
  return { view: at, events }
}

/**
 * Plays the move in several worlds that agree with the view and differ in what it hides. The result is known if it uses
 * no chance, reveals nothing of others, and looks the same in all worlds. The move must be legal.
 */
export function previewMove<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  view: P,
  seat: Seat,
  move: M,
): Preview<P, E> | null {
  let result: Preview<P, E> | null = null
  for (let number = 0, worlds = WORLDS; number < worlds; number++) {
    const position = game.clone(worldOf(game, view, seat, number))
    const rng = new LazyRng('preview')
    const shown: E[] = []
    const events: E[] = []
    game.play(position, seat, move, rng, event => {
      if (event.shows) shown.push(event)
      events.push(game.mask(event, seat))
    })
    if (rng.used || shown.some(event => !isOf(event, seat))) return null
    if (shown.length > 0) worlds = WORLDS_IF_SHOWN
    const found = { view: game.view(position, seat), events }
    if (result && !sameData(result, found)) return null
    result ??= found
  }
  return result
}

const isOf = (event: GameEvent, seat: Seat): boolean => 'seat' in event && event.seat === seat

const worldsOf = new WeakMap<Position, Position[]>()

/** Many moves are tried on one view, so its worlds are imagined once. */
function worldOf<P extends Position>(game: Game<P>, view: P, seat: Seat, number: number): P {
  const worlds = (worldsOf.get(view) ?? []) as P[]
  worldsOf.set(view, worlds)
  worlds[number] ??= game.imagine(view, seat, Rng.fromSeed(`preview ${number}`))
  return worlds[number]
}
