import type { MakeBot } from './bot.ts'
import { type Budget, search } from './search/search.ts'

/** A bot that searches as long as its budget says; with iterations for a budget it plays the same from the same seed. */
export const searcher =
  (budgetNow: () => Budget): MakeBot =>
  (module, weights) => ({
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return moves[0]
      return search(module, view, seat, rng, budgetNow(), { weights }).weighed[0].move
    },
  })
