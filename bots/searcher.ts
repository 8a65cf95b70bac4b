import type { GameModule } from '../kernel/module.ts'
import type { MakeBot } from './bot.ts'
import { type Budget, search } from './search/search.ts'

/** A budget for any game; `exact` for experiments, where all games get the same. */
export type Effort = Budget & { readonly exact?: true }

/** What an effort comes to in this game. */
export const budgetFor = ({ judgement: { patience } }: GameModule, effort: Effort): Budget =>
  'iterations' in effort && !effort.exact ? { iterations: Math.ceil(effort.iterations * patience) } : effort

/** A bot that searches as long as its effort allows; with iterations for a budget it plays the same from the same seed. */
export const searcher =
  (effort: Effort): MakeBot =>
  (module, weights) => {
    const budget = budgetFor(module, effort)
    return {
      choose(view, seat, moves, rng) {
        if (moves.length === 1) return moves[0]
        return search(module, view, seat, rng, budget, { weights }).weighed[0].move
      },
    }
  }
