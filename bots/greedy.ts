import { Judge } from '../kernel/judgement.ts'
import { elementAt } from '../kernel/list.ts'
import type { BotGame } from '../kernel/module.ts'
import type { Bot } from './bot.ts'
import { imagineWorlds, ranked } from './look.ts'

const WORLDS = 4

/** Looks one step ahead in a few imagined worlds and takes the move with the best mean; estimates rather than plans. */
export function greedy({ game, judgement }: BotGame, weights = judgement.weights.baseline): Bot {
  const judge = new Judge(judgement, weights, false)
  return {
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return elementAt(moves, 0)
      const worlds = imagineWorlds(game, view, seat, rng, WORLDS)
      const { position } = elementAt(worlds, 0)
      const candidates = judge.candidates(position, seat, judge.sensible(position, seat, moves))
      return elementAt(ranked(game, judge, worlds, seat, candidates), 0)
    },
  }
}
