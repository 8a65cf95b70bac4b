import type { Game } from '../../kernel/game.ts'
import { hashOf } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Match } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import { playOpening } from '../opening.ts'
import type { Puzzle } from './puzzle.ts'

/** The match at the puzzle's position. */
export const matchOf = (game: Game, { match }: Pick<Puzzle, 'match'>): Match => playOpening(game, match).match

/** The first seat to move is the solver. */
export const solverOf = ({ game, position }: Match): Seat => elementAt(game.toMove(position), 0)

/** A hash of what the seat sees and may do. */
export function markOf({ game, position }: Match, seat: Seat): string {
  const view = game.view(position, seat)
  return hashOf({ view, moves: game.moves(view, seat) }).slice(0, 10)
}
