import type { Game, Move, Position } from '../kernel/game.ts'
import { sameData } from '../kernel/json.ts'
import { Judge, type Judgement, type Weights } from '../kernel/judgement.ts'
import { elementAt, entryOf } from '../kernel/list.ts'
import { drawRngState, Rng } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'
import type { MakeBot } from './bot.ts'
import { quickMove } from './quick-move.ts'

/**
 * How a weaker level errs: in the value it gives to things and in the ideas it misses. It never abandons a plan
 * halfway.
 */
export interface ErrorModel {
  /**
   * How far its value of each term is off, as the standard deviation of a logarithm. With 0.7, often by half or double.
   */
  readonly blur: number
  /** The share of the rivals' worth it takes into account. */
  readonly rivals: number
  /** How often it misses the best idea. */
  readonly overlooks: number
}

export const withErrors =
  (model: ErrorModel): MakeBot =>
  ({ game, judgement }, version = judgement.weights.baseline, taste = undefined) => {
    let judge: Judge | null = null
    return {
      choose(view, seat, moves, rng) {
        if (moves.length === 1) return elementAt(moves, 0)
        judge ??= new Judge(
          judgement,
          tasteOf(judgement, version, model, taste === undefined ? rng : Rng.fromSeed(taste)),
          false,
        )
        const world = game.imagine(view, seat, rng)
        const sensible = judge.sensible(world, seat, moves)
        if (sensible.length === 1) return elementAt(sensible, 0)
        const favourite = quickMove(game, judge, world, seat, false, rng)
        const isOverlooked = rng.below(1000) < model.overlooks * 1000
        if (!isOverlooked && sensible.some(move => sameData(move, favourite))) return favourite
        return nextBest(game, judge, world, seat, sensible, favourite, rng)
      },
    }
  }

/** Weights with a constant error, kept for a whole game. */
function tasteOf({ weights, terms }: Judgement, version: string, { blur, rivals }: ErrorModel, rng: Rng): Weights {
  const exact = entryOf(weights.versions, version)
  const points = Object.fromEntries(terms.map(term => [term, entryOf(exact.points, term) * Math.exp(blur * bell(rng))]))
  const { best, mean, duel } = exact.rivalry
  return { ...exact, points, rivalry: { best: rivals * best, mean: rivals * mean, duel: rivals * duel } }
}

/**
 * The best of the other ideas. In the middle of a turn the bot stays with its plan: people do not forget halfway that
 * there is more to do.
 */
function nextBest(
  game: Game,
  judge: Judge,
  world: Position,
  seat: Seat,
  moves: readonly Move[],
  favourite: Move,
  rng: Rng,
): Move {
  const rngState = drawRngState(rng)
  const after = (move: Move): Position => {
    const position = game.clone(world)
    game.play(position, seat, move, new Rng(rngState), null)
    return position
  }
  const goesOn = (position: Position): boolean => game.toMove(position).includes(seat)
  const mustGoOn = goesOn(after(favourite))
  const listed = judge.candidates(world, seat, moves).filter(move => moves.includes(move))
  let best: Move | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const move of listed.length > 0 ? listed : moves) {
    if (sameData(ideaOf(move), ideaOf(favourite))) continue
    const position = after(move)
    if (mustGoOn && !goesOn(position)) continue
    const worth = judge.evaluate(position, seat)
    if (worth <= most) continue
    most = worth
    best = move
  }
  return best ?? (moves.some(move => sameData(move, favourite)) ? favourite : elementAt(moves, 0))
}

/** The idea of a move without its details: a band under the same leader with one card less is the same idea. */
const ideaOf = (move: Move): object =>
  Object.fromEntries(Object.entries(move).filter(([, value]) => !Array.isArray(value)))

/** Roughly normal: the sum of twelve uniform numbers. */
function bell(rng: Rng): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += rng.next() / 0x1_0000_0000
  return sum
}
