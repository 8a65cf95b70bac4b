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

/** A move that had a better alternative. */
export interface Slip {
  readonly seat: Seat
  readonly better: Move
  /** The share of wins it cost by the search's estimate, from 0 to 1. */
  readonly cost: number
}

/** The position after `step` moves, and the move that led to it. */
export interface Judged {
  readonly step: number
  /** Each seat's chance to win, estimated from the full position. */
  readonly chances: readonly number[]
  readonly slip: Slip | null
}

/** The search effort per choice when a whole match is judged, on the page and on a server. */
export const ITERATIONS = 200

/** A move that loses less than this against the best known one counts as equally good. */
export const NEARLY = 0.04

/** How many rollouts the chances are averaged over, in an analysis and at a glance. */
const WALKS = 16
const QUICK_WALKS = 4

/** What a player saw and did: everything needed to judge the choice. */
interface Choice {
  readonly seat: Seat
  readonly view: Position
  readonly move: Move
  readonly seed: string
}

/** Splits the work: helper number `part` takes every `parts`th step. */
export interface WorkShare {
  readonly part: number
  readonly parts: number
}

export interface Thoroughness extends WorkShare {
  readonly iterations: number
}

/** Judges a finished match step by step. Each player is judged only by what they could see at the time. */
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

/** How a match went, at a glance: the chances in so many positions spread over this part of it, both its ends among them. */
export function glance(
  botGame: BotGame,
  { setup, log }: MatchRecord,
  positions: number,
  [from, to]: readonly [number, number] = [0, log.length],
): Judged[] {
  const judge = new Judge(botGame.judgement)
  const apart = Math.max(1, (to - from) / (positions - 1))
  const wanted = new Set(Array.from({ length: positions }, (_, at) => Math.min(to, Math.round(from + at * apart))))
  const found: Judged[] = []
  for (const { number, position } of history(botGame.game, setup, log)) {
    if (!wanted.has(number)) continue
    const rng = Rng.fromSeed(`glance ${number}`)
    found.push({
      step: number,
      chances: chancesIn(botGame, judge, position, setup.seats, rng, QUICK_WALKS),
      slip: null,
    })
  }
  return found
}

/** Judges only the last move of a record, as `analyse` would. */
export function judgeLast(botGame: BotGame, record: MatchRecord, iterations: number): Judged {
  const last = record.log.length
  return elementAt([...analyse(botGame, record, { iterations, part: last, parts: last + 1 })], 0)
}

function choiceIn({ game }: BotGame, before: Position, { seat, move }: Entry, number: number): Choice | null {
  const view = game.view(before, seat)
  return game.moves(view, seat).length === 1 ? null : { seat, view, move, seed: `analysis ${number}` }
}

/**
 * The mean over rollouts of two rounds. A position in the middle of a turn is misleading: the seat has spent much and
 * earned nothing yet.
 */
function chancesIn(
  { game }: BotGame,
  judge: Judge,
  position: Position,
  seats: number,
  rng: Rng,
  walks = WALKS,
): number[] {
  const outcome = game.outcome(position)
  if (outcome) return winShares(outcome)
  const sums = new Array<number>(seats).fill(0)
  const chances = new Float64Array(seats)
  for (let walk = 0; walk < walks; walk++) {
    const end = game.clone(position)
    playAhead(game, judge, end, game.toMove(end)[0], 2 * seats, rng)
    judge.chances(end, chances)
    const reached = game.outcome(end)
    const shares = reached ? winShares(reached) : chances
    for (const [seat, sum] of sums.entries()) sums[seat] = sum + elementAt(shares, seat) / walks
  }
  return sums
}

/** Compares only the search's favourite and the move played, so that both get enough rollouts. */
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
