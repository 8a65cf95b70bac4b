import type { Game, Move } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Match } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import { momentOf } from '../moment.ts'
import { matchOf, solverOf } from './open-match.ts'
import type { FoundMatch, PuzzleCollection, PuzzleMatch, SolutionStep } from './puzzle.ts'

/** The strongest known move. */
export const bestMove = ({ game, position }: Match, seat: Seat, { accepted }: SolutionStep): Move =>
  elementAt(game.moves(position, seat), elementAt(accepted, 0))

/** The theme of a puzzle's first move. */
export function themeOf({ themes }: PuzzleCollection, match: Match, seat: Seat, first: SolutionStep): string {
  const moment = momentOf(match.game, match, seat, bestMove(match, seat, first))
  const next = elementAt(match.game.moves(match.position, seat), first.next)
  const theme = themes.find(({ fits }) => fits(moment, next))
  if (!theme) throw new Error(`no theme fits ${JSON.stringify(moment.move)}`)
  return theme.id
}

/** A match ready to ship. */
export function themed(game: Game, collection: PuzzleCollection, { puzzles, ...match }: FoundMatch): PuzzleMatch {
  return {
    ...match,
    puzzles: puzzles.map(({ at, ...found }) => {
      const start = matchOf(game, { match: { ...match, choices: match.choices.slice(0, at) } })
      return { at, theme: themeOf(collection, start, solverOf(start), elementAt(found.line, 0)), ...found }
    }),
  }
}
