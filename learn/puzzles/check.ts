import { bestOf, search } from '../../bots/search/search.ts'
import { sameData } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Match } from '../../kernel/match.ts'
import type { BotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { tried } from '../moment.ts'
import { markOf, matchOf, solverOf } from './open-match.ts'
import type { Puzzle, PuzzleCollection, SolutionStep } from './puzzle.ts'
import { bestMove, themeOf } from './theme.ts'

/** What is wrong with a stored puzzle. Needs no search, so all puzzles can be checked quickly. */
export function faultsIn(game: BotGame['game'], collection: PuzzleCollection, puzzle: Puzzle): string[] {
  const faults: string[] = []
  const start = matchOf(game, puzzle)
  const seat = solverOf(start)
  if (markOf(start, seat) !== puzzle.mark) return ['the position is another one']
  if (themeOf(collection, start, seat, elementAt(puzzle.line, 0)) !== puzzle.theme) faults.push('another theme fits')
  for (const { match, decision } of decisionsOf(start, seat, puzzle.line)) {
    const { accepted, next, lead, chance } = decision
    const legal = game.moves(match.position, seat).length
    const named = [...accepted, next]
    if (named.some(place => place < 0 || place >= legal)) faults.push('a move is not legal')
    if (new Set(named).size < named.length) faults.push('a move is named twice')
    if (accepted.length > legal / 2) faults.push('too many moves are accepted')
    if (!(lead > 0 && lead <= chance && chance <= 1)) faults.push('the figures cannot be true')
  }
  return faults
}

/** Does a search from another seed prefer an accepted move at every decision? */
export function holds(botGame: BotGame, puzzle: Puzzle, iterations: number): boolean {
  const start = matchOf(botGame.game, puzzle)
  const seat = solverOf(start)
  return [...decisionsOf(start, seat, puzzle.line)].every(({ match, decision: { accepted } }, at) => {
    const view = botGame.game.view(match.position, seat)
    const moves = botGame.game.moves(view, seat)
    const found = bestOf(search(botGame, view, seat, Rng.fromSeed(`check ${puzzle.id} ${at}`), { iterations })).move
    return accepted.some(place => sameData(moves[place], found))
  })
}

/** The positions along the solution. */
export function* decisionsOf(
  start: Match,
  seat: Seat,
  line: readonly SolutionStep[],
): Generator<{ readonly match: Match; readonly decision: SolutionStep }> {
  let match = start
  for (const decision of line) {
    yield { match, decision }
    match = tried(match, seat, bestMove(match, seat, decision)).match
  }
}
