import type { Move, Position } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import type { AdviceGame } from '../../kernel/module.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { type SearchBudget, search, type Weighed } from '../search/search.ts'
import { type Reason, reasonsFor } from './reasons.ts'

/** How many moves of a search are considered for a hint. */
export const LOOKED_AT = 5
const TOLD = 3
const TOLD_OF_RUNNER_UP = 2
/** The least difference in the chance to win that is worth a word. */
const SLIGHTLY = 0.02
const CLEARLY = 0.06
/** Consequences below this share of the largest one are not reasons. */
const WORTH_TELLING = 0.12

export type Closeness = 'clear' | 'slight' | 'equal'

/** A move with the reasons for and against it, compared with the other move shown. */
export interface HintedMove {
  readonly move: Move
  /** The chance to win after it, from 0 to 1. */
  readonly share: number
  readonly reasons: readonly Reason[]
}

export interface Hint {
  readonly best: HintedMove
  /** The best move that leads to something else; `null` if there is none. */
  readonly runnerUp: HintedMove | null
  readonly closeness: Closeness
}

/** The proposed move first. `reasons` holds one list per move. */
export function hintOf(weighed: readonly Weighed[], reasons: readonly (readonly Reason[])[]): Hint {
  const looked = weighed.map(({ move, share }, at) => ({ move, share, reasons: elementAt(reasons, at) }))
  const best = elementAt(looked, 0)
  const others = looked.slice(1).sort((a, b) => b.share - a.share)
  const runnerUp = others.find(other => differ(best, other)) ?? others[0] ?? null
  return {
    best: { ...best, reasons: worthTelling(best, runnerUp, TOLD) },
    runnerUp: runnerUp && { ...runnerUp, reasons: worthTelling(runnerUp, best, TOLD_OF_RUNNER_UP) },
    closeness: closenessOf(runnerUp ? best.share - runnerUp.share : 1),
  }
}

const closenessOf = (lead: number): Closeness => (lead >= CLEARLY ? 'clear' : lead >= SLIGHTLY ? 'slight' : 'equal')

const saysSame = (one: Reason, other: Reason): boolean =>
  one.consequence.kind === other.consequence.kind &&
  sameData(one.consequence.about, other.consequence.about) &&
  sameData(one.consequence.figures, other.consequence.figures)

const hasSame = (reasons: readonly Reason[], wanted: Reason): boolean => reasons.some(each => saysSame(each, wanted))

const differ = (one: HintedMove, other: HintedMove): boolean =>
  one.reasons.some(each => !hasSame(other.reasons, each)) || other.reasons.some(each => !hasSame(one.reasons, each))

/** Drops what both moves lead to, unless nothing else is left. Of the reasons against a move, keeps the worst. */
function worthTelling({ reasons }: HintedMove, other: HintedMove | null, most: number): Reason[] {
  const own = other ? reasons.filter(each => !hasSame(other.reasons, each)) : reasons
  const told = own.length > 0 ? own : reasons
  const greatest = Math.max(0, ...told.map(weightOf))
  const large = told.filter(each => weightOf(each) >= WORTH_TELLING * greatest)
  const [price] = large.filter(isPrice)
  const gains = large.filter(each => !isPrice(each))
  return [...gains.slice(0, price ? most - 1 : most), ...(price ? [price] : [])]
}

const weightOf = ({ consequence }: Reason): number => Math.abs(consequence.weight)

/** Does it speak against the move? */
export const isPrice = ({ consequence }: Reason): boolean => consequence.weight < 0

/** Computes a hint in this thread. */
export function hintAt(adviceGame: AdviceGame, view: Position, seat: Seat, rng: Rng, budget: SearchBudget): Hint {
  const weighed = search(adviceGame, view, seat, rng, budget).weighed.slice(0, LOOKED_AT)
  return hintOf(
    weighed,
    reasonsFor(
      adviceGame,
      view,
      seat,
      weighed.map(({ move }) => move),
      rng,
    ),
  )
}
