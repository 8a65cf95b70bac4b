import { type Move, type Position, winShares } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import { Judge } from '../../kernel/judgement.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Entry, MatchSetup } from '../../kernel/match.ts'
import type { BotGame } from '../../kernel/module.ts'
import { history } from '../../kernel/replay.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { bestOf, search } from '../search/search.ts'
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

/** A move that loses less than this beside the best known is as good as that. */
export const NEARLY = 0.04

/** Chances with all cards open are taken from so many walks. */
const WALKS = 16

/** What somebody saw, and did: all that is needed to judge it. */
interface Choice {
  readonly seat: Seat
  readonly view: Position
  readonly move: Move
  readonly seed: string
}

/** Of several helpers the one numbered `part` takes every `parts`th step. */
export interface WorkShare {
  readonly part: number
  readonly parts: number
}

export interface Thoroughness extends WorkShare {
  readonly iterations: number
}

/** Judges a finished match step by step. Whoever moved is judged by what they could see at the time, and no more. */
export function* analyse(
  botGame: BotGame,
  { setup, log }: MatchRecord,
  { iterations, part, parts }: Thoroughness,
): Generator<Judged> {
  const judge = new Judge(botGame.judgement)
  let before: Position | null = null
  for (const { number, position } of history(botGame.game, setup, log)) {
    if (number % parts === part) {
      const rng = Rng.fromSeed(`chances ${number}`)
      const chances = chancesIn(botGame, judge, position, setup.seats, rng)
      const choice = before && choiceIn(botGame, before, elementAt(log, number - 1), number)
      yield { step: number, chances, slip: choice && slipIn(botGame, choice, iterations) }
    }
    before = position
  }
}

/** Judges the last move of a record as `analyse` does, and nothing before it. */
export function judgeLast(botGame: BotGame, record: MatchRecord, iterations: number): Judged {
  const last = record.log.length
  return elementAt([...analyse(botGame, record, { iterations, part: last, parts: last + 1 })], 0)
}

function choiceIn({ game }: BotGame, before: Position, { seat, move }: Entry, number: number): Choice | null {
  const view = game.view(before, seat)
  return game.moves(view, seat).length === 1 ? null : { seat, view, move, seed: `analysis ${number}` }
}

/**
 * Where walks over two rounds lead, on the average: in the middle of a turn whoever is at it has taken much and been paid for nothing, and
 * cannot be compared with the others.
 */
function chancesIn({ game }: BotGame, judge: Judge, position: Position, seats: number, rng: Rng): number[] {
  const outcome = game.outcome(position)
  if (outcome) return winShares(outcome)
  const sums = new Array<number>(seats).fill(0)
  const chances = new Float64Array(seats)
  for (let walk = 0; walk < WALKS; walk++) {
    const end = game.clone(position)
    playAhead(game, judge, end, game.toMove(end)[0], 2 * seats, rng)
    judge.chances(end, chances)
    const reached = game.outcome(end)
    const shares = reached ? winShares(reached) : chances
    for (const [seat, sum] of sums.entries()) sums[seat] = sum + elementAt(shares, seat) / WALKS
  }
  return sums
}

/** The search's favourite against what was played: only these two, so that both are looked at long enough. */
function slipIn(botGame: BotGame, { seat, view, move, seed }: Choice, iterations: number): Slip | null {
  const rng = Rng.fromSeed(seed)
  const budget = budgetFor(botGame, { iterations })
  const favourite = bestOf(search(botGame, view, seat, rng, budget))
  if (sameData(favourite.move, move)) return null
  const duel = search(botGame, view, seat, rng, budget, { among: [favourite.move, move] }).weighed
  const shareOf = (wanted: Move) => duel.find(weighed => sameData(weighed.move, wanted))?.share ?? 0
  const cost = shareOf(favourite.move) - shareOf(move)
  return cost > 0 ? { seat, better: favourite.move, cost } : null
}
