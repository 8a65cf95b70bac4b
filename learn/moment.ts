import type { Game, GameEvent, Move } from '../kernel/game.ts'
import { type Match, playUnchecked } from '../kernel/match.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Candidate, Moment } from './lesson.ts'

/** Plays a move on a copy of the match. */
export function tried(
  match: Match,
  seat: Seat,
  move: Move,
): { readonly match: Match; readonly events: readonly GameEvent[] } {
  const copy: Match = { ...match, log: [...match.log], past: [] }
  const { events } = playUnchecked(copy, seat, move)
  return { match: copy, events }
}

/** What a seat would see of its own move. */
export function momentOf(game: Game, match: Match, seat: Seat, move: Move): Moment {
  const after = tried(match, seat, move)
  const before = game.view(match.position, seat)
  return {
    seat,
    start: before,
    before,
    move,
    after: game.view(after.match.position, seat),
    events: after.events.map(event => game.mask(event, seat)),
  }
}

export function candidateOf(game: Game, match: Match, seat: Seat): Candidate {
  const view = game.view(match.position, seat)
  return { view, seat, moves: game.moves(view, seat), after: move => momentOf(game, match, seat, move) }
}
