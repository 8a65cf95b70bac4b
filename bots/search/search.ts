import type { Move, Position } from '../../kernel/game.ts'
import { Judge } from '../../kernel/judgement.ts'
import type { GameModule } from '../../kernel/module.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { Hunt } from './hunt.ts'

/** How long to search: so many iterations (the same result for the same seed), or so long. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number }

/** First impressions of the moves at hand are taken in so many worlds. */
const FIRST_WORLDS = 4

export interface SearchOptions {
  /** The version of the game's weights to judge with; without, the one in use. */
  readonly weights?: string | undefined
  /** Moves by chance from each new node before the position is judged. */
  readonly cutOff?: number | undefined
}

export interface Weighed {
  readonly move: Move
  readonly visits: number
  /** The seat's mean share of the wins after this move, from 0 to 1. */
  readonly share: number
}

export interface Findings {
  readonly iterations: number
  /** Best first. */
  readonly weighed: readonly Weighed[]
}

/**
 * Information-set Monte Carlo tree search. Every iteration imagines a full position that agrees with the view and walks
 * down one tree shared by all of them, each seat choosing for its own good.
 */
export function search(
  { game, judgement }: GameModule,
  view: Position,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  { weights, cutOff = 0 }: SearchOptions = {},
): Findings {
  const until = 'iterations' in budget ? 0 : performance.now() + budget.milliseconds
  const hunt = new Hunt(game, new Judge(judgement, weights), seat, rng, cutOff)
  for (let worlds = 0; worlds < FIRST_WORLDS && !hunt.isDecided; worlds++)
    hunt.glance(game.imagine(view, seat, rng), worlds)
  let iterations = 0
  const most = hunt.isDecided ? 1 : 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY
  const goOn = () => iterations < most && (until === 0 || performance.now() < until)
  do {
    hunt.iterate(game.imagine(view, seat, rng))
    iterations++
  } while (goOn())
  return { iterations, weighed: hunt.findings() }
}
