import type { Game } from '../../kernel/game.ts'
import { hashOf } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Puzzle } from './puzzle.ts'

/** The match at the position of the puzzle. Moves that the rules do not know are a bug of the puzzle. */
export function matchOf(game: Game, { match: { seats, options, seed, choices } }: Pick<Puzzle, 'match'>): Match {
  const created = createMatch(game, seats, options, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match: Match = created.value
  for (const choice of choices) {
    const seat = solverOf(match)
    playUnchecked(match, seat, elementAt(game.moves(match.position, seat), choice))
  }
  return match
}

/** Who is asked first: in a puzzle that is who solves it. */
export const solverOf = ({ game, position }: Match): Seat => elementAt(game.toMove(position), 0)

/** Stands for what the seat sees and may do. */
export function markOf({ game, position }: Match, seat: Seat): string {
  const view = game.view(position, seat)
  return hashOf({ view, moves: game.moves(view, seat) }).slice(0, 10)
}
