import { type Move, type Position, winShares } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import { Judge } from '../../kernel/judgement.ts'
import type { Entry, MatchSetup } from '../../kernel/match.ts'
import type { GameModule } from '../../kernel/module.ts'
import { history } from '../../kernel/replay.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { search } from '../search/search.ts'
import { budgetFor } from '../searcher.ts'

export interface MatchRecord {
  readonly setup: MatchSetup
  readonly log: readonly Entry[]
}

/** A move that could have been better. */
export interface Slip {
  readonly seat: Seat
  readonly better: Move
  /** The share of wins it cost, from 0 to 1, in the eyes of the search. */
  readonly cost: number
}

/** The position after `step` moves, and the move that led to it. */
export interface Judged {
  readonly step: number
  /** Each seat's chance to win, all cards open. */
  readonly chances: readonly number[]
  readonly slip: Slip | null
}

export interface Thoroughness {
  readonly iterations: number
  /** Of several helpers the one numbered `part` takes every `parts`th step. */
  readonly part: number
  readonly parts: number
}

/** Judges a finished match step by step. Whoever moved is judged by what they could see at the time, and no more. */
export function* analyse(
  module: GameModule,
  { setup, log }: MatchRecord,
  { iterations, part, parts }: Thoroughness,
): Generator<Judged> {
  const judge = new Judge(module.judgement)
  let before: Position | null = null
  for (const { number, position } of history(module.game, setup, log)) {
    if (number % parts === part) {
      const slip = before && slipIn(module, before, log[number - 1], iterations, number)
      yield { step: number, chances: chancesIn(module, judge, position, setup.seats), slip }
    }
    before = position
  }
}

function chancesIn({ game }: GameModule, judge: Judge, position: Position, seats: number): number[] {
  const outcome = game.outcome(position)
  if (outcome) return winShares(outcome)
  const chances = new Float64Array(seats)
  judge.chances(position, chances)
  return [...chances]
}

/** The search's favourite against what was played: only these two, so that both are looked at long enough. */
function slipIn(
  module: GameModule,
  before: Position,
  { seat, move }: Entry,
  iterations: number,
  number: number,
): Slip | null {
  const view = module.game.view(before, seat)
  if (module.game.moves(view, seat).length === 1) return null
  const rng = Rng.fromSeed(`analysis ${number}`)
  const budget = budgetFor(module, { iterations })
  const [favourite] = search(module, view, seat, rng, budget).weighed
  if (sameData(favourite.move, move)) return null
  const duel = search(module, view, seat, rng, budget, { among: [favourite.move, move] }).weighed
  const shareOf = (wanted: Move) => duel.find(weighed => sameData(weighed.move, wanted))?.share ?? 0
  const cost = shareOf(favourite.move) - shareOf(move)
  return cost > 0 ? { seat, better: favourite.move, cost } : null
}
