import { elementAt } from '../../kernel/list.ts'
import type { Words } from '../../kernel/words.ts'
import { decisionsOf } from '../../learn/puzzles/check.ts'
import { matchOf } from '../../learn/puzzles/open-match.ts'
import type { PuzzleState } from '../../learn/puzzles/puzzle-player.ts'
import { bestMove } from '../../learn/puzzles/theme.ts'
import { PRICES, type Price, type PuzzleText } from './text/puzzle-text.ts'

/** What costs less is told with the word of the same place. */
const UP_TO = [0.08, 0.2, Number.POSITIVE_INFINITY]

export const priceOf = (cost: number): Price =>
  elementAt(
    PRICES,
    UP_TO.findIndex(most => cost < most),
  )

/** The solution in words: what to do, and what the best of the other moves would have given. */
export function solutionIn(words: Words, t: PuzzleText, { game, puzzle, seat }: PuzzleState): string {
  const steps = [...decisionsOf(matchOf(game, puzzle), seat, puzzle.line)]
  const moves = steps.map(({ match, decision }) => {
    const view = game.view(match.position, seat)
    return words.move(bestMove(match, seat, decision), view, seat)
  })
  const { match, decision } = elementAt(steps, 0)
  const view = game.view(match.position, seat)
  const next = words.move(elementAt(game.moves(view, seat), decision.next), view, seat)
  return `${t.solution(moves)} ${t.runnerUp(next, priceOf(decision.lead))}`
}
