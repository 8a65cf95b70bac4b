import { mkdirSync, writeFileSync } from 'node:fs'
import { exportMatch } from '../file.ts'
import type { Game, GameEvent, Move, Options, Position } from '../game.ts'
import { createMatch, type Match, playUnchecked } from '../match.ts'
import { history } from '../replay.ts'
import { Rng } from '../rng.ts'
import type { Seat } from '../seat.ts'

/** A recorded game that must always replay to the same positions. */
export interface Golden<E extends GameEvent = GameEvent, P extends Position = Position, M extends Move = Move> {
  readonly name: string
  readonly seats: number
  readonly options?: Options
  /** What the game must contain, such as a way of ending. */
  readonly shows?: (events: readonly E[]) => boolean
  /** Chooses the moves; random by default. For games that need skill to show what they must. */
  choose?(p: P, seat: Seat, moves: readonly M[], rng: Rng): M
}

const TRIES = 2_000

/** Plays one seed after another until a game shows what is wanted. */
export function recordGolden<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  folder: URL,
  wanted: readonly Golden<E, P, M>[],
): void {
  mkdirSync(folder, { recursive: true })
  for (const golden of wanted) {
    const match = findGame(game, golden)
    const names = Array.from({ length: golden.seats }, (_, seat) => `Player ${seat + 1}`)
    writeFileSync(new URL(`${golden.name}.json`, folder), `${JSON.stringify(exportMatch(match, names))}\n`)
  }
}

function findGame<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  golden: Golden<E, P, M>,
): Match<P, M, E> {
  for (let n = 0; n < TRIES; n++) {
    const match = playGame(game, golden, `golden ${golden.name} ${n}`)
    if (golden.shows?.(eventsOf(match)) ?? true) return match
  }
  throw new Error(`no game in ${TRIES} shows ${golden.name}`)
}

function playGame<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  golden: Golden<E, P, M>,
  seed: string,
): Match<P, M, E> {
  const created = createMatch(game, golden.seats, golden.options ?? {}, seed)
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const match = created.value
  const rng = Rng.fromSeed(seed)
  for (let toMove = game.toMove(match.position); toMove.length > 0; toMove = game.toMove(match.position)) {
    const seat = rng.pick(toMove)
    const moves = game.moves(match.position, seat)
    playUnchecked(match, seat, golden.choose?.(match.position, seat, moves, rng) ?? rng.pick(moves))
  }
  return match
}

export const eventsOf = <P extends Position, M extends Move, E extends GameEvent>(match: Match<P, M, E>): E[] =>
  [...history(match.game, match.setup, match.log)].flatMap(step => step.events)
