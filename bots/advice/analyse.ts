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
import { playAhead } from './ahead.ts'

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

/** How long each choice is looked at where a whole match is judged: as the page does it, so does a server. */
export const ITERATIONS = 200

/** Chances with all cards open are taken from so many walks. */
const WALKS = 16

/** What somebody saw, and did: all that is needed to judge it. */
export interface Choice {
  readonly seat: Seat
  readonly view: Position
  readonly move: Move
  readonly seed: string
}

/** The position after `step` moves as it is judged at a glance, and the choice that led to it, for a longer look. */
export interface Glance {
  readonly step: number
  readonly chances: readonly number[]
  /** Null at the opening, and where there was nothing to choose. */
  readonly choice: Choice | null
}

/** Of several helpers the one numbered `part` takes every `parts`th step. */
export interface Share {
  readonly part: number
  readonly parts: number
}

export interface Thoroughness extends Share {
  readonly iterations: number
}

/** Judges a finished match step by step. Whoever moved is judged by what they could see at the time, and no more. */
export function* analyse(
  module: GameModule,
  record: MatchRecord,
  { iterations, ...share }: Thoroughness,
): Generator<Judged> {
  for (const { step, chances, choice } of glances(module, record, share))
    yield { step, chances, slip: choice && slipIn(module, choice, iterations) }
}

/** Every step of a finished match, the opening first. */
export function* glances(
  module: GameModule,
  { setup, log }: MatchRecord,
  { part, parts }: Share = { part: 0, parts: 1 },
): Generator<Glance> {
  const judge = new Judge(module.judgement)
  let before: Position | null = null
  for (const { number, position } of history(module.game, setup, log)) {
    if (number % parts === part) {
      const fate = Rng.fromSeed(`chances ${number}`)
      const choice = before && choiceIn(module, before, log[number - 1], number)
      yield { step: number, chances: chancesIn(module, judge, position, setup.seats, fate), choice }
    }
    before = position
  }
}

function choiceIn({ game }: GameModule, before: Position, { seat, move }: Entry, number: number): Choice | null {
  const view = game.view(before, seat)
  return game.moves(view, seat).length === 1 ? null : { seat, view, move, seed: `analysis ${number}` }
}

/**
 * Where walks over two rounds lead, on the average: in the middle of a turn whoever is at it has taken much and been paid for nothing, and
 * cannot be compared with the others.
 */
function chancesIn({ game }: GameModule, judge: Judge, position: Position, seats: number, fate: Rng): number[] {
  const outcome = game.outcome(position)
  if (outcome) return winShares(outcome)
  const sums = new Float64Array(seats)
  const chances = new Float64Array(seats)
  for (let walk = 0; walk < WALKS; walk++) {
    const end = game.clone(position)
    playAhead(game, judge, end, game.toMove(end)[0], 2 * seats, fate)
    judge.chances(end, chances)
    const reached = game.outcome(end)
    const shares = reached ? winShares(reached) : chances
    for (let seat = 0; seat < seats; seat++) sums[seat] += shares[seat] / WALKS
  }
  return [...sums]
}

/** The search's favourite against what was played: only these two, so that both are looked at long enough. */
export function slipIn(module: GameModule, { seat, view, move, seed }: Choice, iterations: number): Slip | null {
  const rng = Rng.fromSeed(seed)
  const budget = budgetFor(module, { iterations })
  const [favourite] = search(module, view, seat, rng, budget).weighed
  if (sameData(favourite.move, move)) return null
  const duel = search(module, view, seat, rng, budget, { among: [favourite.move, move] }).weighed
  const shareOf = (wanted: Move) => duel.find(weighed => sameData(weighed.move, wanted))?.share ?? 0
  const cost = shareOf(favourite.move) - shareOf(move)
  return cost > 0 ? { seat, better: favourite.move, cost } : null
}
