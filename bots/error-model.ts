import type { Move } from '../kernel/game.ts'
import { Judge } from '../kernel/judgement.ts'
import { elementAt } from '../kernel/list.ts'
import { drawRngState, Rng } from '../kernel/rng.ts'
import type { MakeBot } from './bot.ts'

export interface ErrorModel {
  /** The chance to notice a move at all. */
  readonly noticed: number
  /** How far off the estimate of a move is, in spreads of the moves' worth. */
  readonly misjudged: number
}

/** Errs as people do: overlooks moves, misjudges those it sees, never plays without a reason. */
export const withErrors =
  ({ noticed: notices, misjudged }: ErrorModel): MakeBot =>
  ({ game, judgement }, weights = judgement.weights.baseline) => {
    const judge = new Judge(judgement, weights, false)
    return {
      choose(view, seat, moves, rng) {
        if (moves.length === 1) return elementAt(moves, 0)
        const world = game.imagine(view, seat, rng)
        const rngState = drawRngState(rng)
        const best = judge.candidates(world, seat, moves)
        // A step of a plan is not a choice among moves.
        if (best.length === 1) return elementAt(best, 0)
        const seen = judge.candidates(world, seat, notice(moves, notices, rng))
        const noticed = seen.length > 0 ? seen : best
        const worths = noticed.map(move => {
          const after = game.clone(world)
          game.play(after, seat, move, new Rng(rngState), null)
          return judge.evaluate(after, seat)
        })
        const doubt = misjudged * spreadOf(worths)
        const felt = worths.map(worth => worth + doubt * bell(rng))
        return elementAt(noticed, felt.indexOf(Math.max(...felt)))
      },
    }
  }

function notice(moves: readonly Move[], probability: number, rng: Rng): readonly Move[] {
  const noticed = moves.filter(() => rng.below(1000) < probability * 1000)
  return noticed.length > 0 ? noticed : moves
}

function spreadOf(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  return Math.sqrt(numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length)
}

/** Nearly a normal deviate: the sum of twelve even ones. */
function bell(rng: Rng): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += rng.next() / 0x1_0000_0000
  return sum
}
