import type { Game, GameEvent, Move, Objection, Position } from './game.ts'
import { rngFor } from './hash.ts'
import { err, ok, type Result } from './json.ts'
import { elementAt } from './list.ts'
import { createMatch, type Entry, type Match, type MatchSetup, openingOf, playMove } from './match.ts'

export interface BadEntry {
  /** The number of the move, counted from 1. */
  readonly at: number
  readonly objection: Objection
}

/** Plays a whole log from an untrusted source. Stops at the first entry that is not legal. */
export function replay<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  setup: MatchSetup,
  entries: readonly { readonly seat: number; readonly move: unknown }[],
): Result<Match<P, M, E>, BadEntry> {
  const created = createMatch(game, setup.seats, setup.options, setup.seed)
  if (!created.ok) return err({ at: 0, objection: created.error })
  const match = created.value
  for (const [index, entry] of entries.entries()) {
    const played = playMove(match, entry.seat as Entry['seat'], entry.move)
    if (!played.ok) return err({ at: index + 1, objection: played.error })
  }
  return ok(match)
}

/** The position after `count` moves of a legal log. */
export function positionAt<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  setup: MatchSetup,
  log: readonly Entry<M>[],
  count: number,
): P {
  let position = openingOf(game, setup)
  for (let at = 0; at < count; at++) position = step(game, setup, position, elementAt(log, at), at + 1, null)
  return position
}

/** Every position of a legal log in order, beginning with the opening, each with the events that led to it. */
export function* history<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  setup: MatchSetup,
  log: readonly Entry<M>[],
): Generator<{ readonly number: number; readonly position: P; readonly events: readonly E[] }> {
  let position = openingOf(game, setup)
  yield { number: 0, position, events: [] }
  for (const [at, entry] of log.entries()) {
    const number = at + 1
    const events: E[] = []
    position = step(game, setup, game.clone(position), entry, number, event => events.push(event))
    yield { number, position, events }
  }
}

function step<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  setup: MatchSetup,
  position: P,
  { seat, move }: Entry<M>,
  number: number,
  emit: ((event: E) => void) | null,
): P {
  game.play(position, seat, move, rngFor(setup.seed, number), emit)
  return position
}
