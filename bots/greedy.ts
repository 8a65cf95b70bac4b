import { Judge } from '../kernel/judgement.ts'
import type { GameModule } from '../kernel/module.ts'
import type { Bot } from './bot.ts'
import { imagineWorlds, ranked } from './look.ts'

const WORLDS = 4

/** Looks one step ahead in a few imagined worlds and takes the move that ends best on average. */
export function greedy({ game, judgement }: GameModule, weights?: string): Bot {
  const judge = new Judge(judgement, weights)
  return {
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return moves[0]
      const worlds = imagineWorlds(game, view, seat, rng, WORLDS)
      return ranked(game, judge, worlds, seat, judgement.candidates(worlds[0].position, seat, moves))[0]
    },
  }
}
