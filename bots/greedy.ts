import { Judge } from '../kernel/judgement.ts'
import type { GameModule } from '../kernel/module.ts'
import type { Bot } from './bot.ts'
import { imagineWorlds, ranked } from './look.ts'

const WORLDS = 4

/** Looks one step ahead in a few imagined worlds, at a glance, and takes the move that ends best on average. */
export function greedy({ game, judgement }: GameModule, weights = judgement.weights.baseline): Bot {
  const judge = new Judge(judgement, weights, false)
  return {
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return moves[0]
      const worlds = imagineWorlds(game, view, seat, rng, WORLDS)
      return ranked(game, judge, worlds, seat, judge.candidates(worlds[0].position, seat, moves))[0]
    },
  }
}
