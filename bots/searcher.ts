import { elementAt } from '../kernel/list.ts'
import type { BotGame } from '../kernel/module.ts'
import type { MakeBot } from './bot.ts'
import { bestOf, type SearchBudget, search } from './search/search.ts'

/** A budget for any game. `exact`, for experiments, gives all games the same. */
export type Effort = SearchBudget & { readonly exact?: true }

/** The budget of an effort in this game. */
export const budgetFor = ({ judgement: { patience } }: BotGame, effort: Effort): SearchBudget =>
  'iterations' in effort && !effort.exact ? { iterations: Math.ceil(effort.iterations * patience) } : effort

/** A bot that searches within its budget. With a budget of iterations, the same seed gives the same moves. */
export const searcher =
  (effort: Effort): MakeBot =>
  (botGame, weights) => {
    const budget = budgetFor(botGame, effort)
    return {
      choose(view, seat, moves, rng) {
        if (moves.length === 1) return elementAt(moves, 0)
        return bestOf(search(botGame, view, seat, rng, budget, { weights })).move
      },
    }
  }
