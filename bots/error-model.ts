import type { Game, Move, Position } from '../kernel/game.ts'
import { sameData } from '../kernel/json.ts'
import { Judge, type Judgement, type Weights } from '../kernel/judgement.ts'
import { elementAt, entryOf } from '../kernel/list.ts'
import { drawRngState, Rng } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'
import type { MakeBot } from './bot.ts'
import { quickMove } from './quick-move.ts'

/** How a weaker level errs: in what it thinks things are worth, and in what it does not think of. Never in the middle of a plan. */
export interface ErrorModel {
  /** How far its idea of each term's worth is off, as the spread of a logarithm: with 0.7 often half or twice. */
  readonly blur: number
  /** Which part of the rivals' worth it takes into account. */
  readonly rivals: number
  /** How often the best idea does not come to mind. */
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

/** The weights of somebody who errs in what things are worth, and stays with it for a whole game. */
function tasteOf({ weights, terms }: Judgement, version: string, { blur, rivals }: ErrorModel, rng: Rng): Weights {
  const exact = entryOf(weights.versions, version)
  const points = Object.fromEntries(terms.map(term => [term, entryOf(exact.points, term) * Math.exp(blur * bell(rng))]))
  const { best, mean, duel } = exact.rivalry
  return { ...exact, points, rivalry: { best: rivals * best, mean: rivals * mean, duel: rivals * duel } }
}

/**
 * The best of the other ideas. Whoever is in the middle of a turn goes on with it: nobody forgets halfway that there is more to do.
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

/** What a move is about, whatever pieces it takes in detail: a band under the same leader is the same idea with a card less. */
const ideaOf = (move: Move): object =>
  Object.fromEntries(Object.entries(move).filter(([, value]) => !Array.isArray(value)))

/** Nearly a normal deviate: the sum of twelve even ones. */
function bell(rng: Rng): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += rng.next() / 0x1_0000_0000
  return sum
}
