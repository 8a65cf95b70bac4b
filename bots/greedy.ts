import type { Game, Move, Position } from '../kernel/game.ts'
import { Judge } from '../kernel/judgement.ts'
import type { GameModule } from '../kernel/module.ts'
import { Rng } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Bot } from './bot.ts'

const WORLDS = 4

/** What could be true, and the chance that would follow: the same for every candidate, so that only the moves differ. */
interface World {
  readonly position: Position
  readonly chance: Uint32Array
  /** Nothing had to be guessed, so every world looks like this one. */
  readonly isCertain: boolean
}

/** Looks one step ahead in a few imagined worlds and takes the move that ends best on average. */
export function greedy({ game, judgement }: GameModule, weights?: string): Bot {
  const judge = new Judge(judgement, weights)
  return {
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return moves[0]
      const worlds = Array.from({ length: WORLDS }, () => imagineWorld(game, view, seat, rng))
      return bestOf(game, judge, worlds, seat, judgement.candidates(worlds[0].position, seat, moves))
    },
  }
}

function imagineWorld(game: Game, view: Position, seat: Seat, rng: Rng): World {
  const before = rng.fingerprint()
  const position = game.imagine(view, seat, rng)
  const isCertain = rng.fingerprint() === before
  return { position, chance: Uint32Array.from({ length: 4 }, () => rng.next()), isCertain }
}

/** The first of equals: candidates come best first. */
function bestOf(game: Game, judge: Judge, worlds: readonly World[], seat: Seat, candidates: readonly Move[]): Move {
  let best = candidates[0]
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const move of candidates) {
    const worth = worthOf(game, judge, worlds, seat, move)
    if (worth > bestWorth) {
      best = move
      bestWorth = worth
    }
  }
  return best
}

function worthOf(game: Game, judge: Judge, worlds: readonly World[], seat: Seat, move: Move): number {
  let worth = 0
  for (const world of worlds) {
    const after = game.clone(world.position)
    const chance = new Rng(world.chance)
    const untouched = chance.fingerprint()
    game.play(after, seat, move, chance, null)
    const value = judge.evaluate(after, seat)
    // Nothing guessed and nothing drawn: the other worlds would say the same.
    if (world.isCertain && chance.fingerprint() === untouched) return value
    worth += value
  }
  return worth / worlds.length
}
