import { type Hint, hintOf } from '../../bots/advice/hint.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import { isGameId } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import type { TableWords } from '../../kernel/words.ts'
import { decisionsOf } from '../../learn/puzzles/check.ts'
import { matchOf } from '../../learn/puzzles/open-match.ts'
import type { PuzzleState } from '../../learn/puzzles/puzzle-player.ts'
import { bestMove } from '../../learn/puzzles/theme.ts'
import { PRICES, type Price } from './text/puzzle-text.ts'

/** A lower cost gets the word at the same place in the list. */
const UP_TO = [0.08, 0.2, Number.POSITIVE_INFINITY]

export const priceOf = (cost: number): Price =>
  elementAt(
    PRICES,
    UP_TO.findIndex(most => cost < most),
  )

/** What the strongest move of the first decision leads to, and the best of the others, as a hint would say it. */
export async function reasonsIn(
  pool: Pick<BotPool, 'explain'>,
  { game, puzzle, seat }: Pick<PuzzleState, 'game' | 'puzzle' | 'seat'>,
): Promise<Hint> {
  const { id, rulesVersion } = game.facts
  if (!isGameId(id)) throw new Error(id)
  const match = matchOf(game, puzzle)
  const first = elementAt(puzzle.line, 0)
  const view = game.view(match.position, seat)
  const moves = [bestMove(match, seat, first), elementAt(game.moves(view, seat), first.next)]
  const seed = `solution ${puzzle.id}`
  const reasons = await pool.explain({ game: id, rulesVersion, view, seat, seed, moves })
  const shares = [first.chance, first.chance - first.lead]
  return hintOf(
    moves.map((move, at) => ({ move, visits: 1, share: elementAt(shares, at) })),
    reasons,
  )
}

/** A solution in words: what to do, and the best of the other moves. */
export interface SolutionWords {
  readonly moves: readonly string[]
  readonly next: string
  readonly price: Price
}

export function solutionIn(words: TableWords, { game, puzzle, seat }: PuzzleState): SolutionWords {
  const steps = [...decisionsOf(matchOf(game, puzzle), seat, puzzle.line)]
  const moves = steps.map(({ match, decision }) =>
    words.move(bestMove(match, seat, decision), game.view(match.position, seat), seat),
  )
  const { match, decision } = elementAt(steps, 0)
  const view = game.view(match.position, seat)
  const next = words.move(elementAt(game.moves(view, seat), decision.next), view, seat)
  return { moves, next, price: priceOf(decision.lead) }
}
