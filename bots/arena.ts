import { type Objection, type Options, type Outcome, type Position, winShares } from '../kernel/game.ts'
import { err, ok, type Result } from '../kernel/json.ts'
import { elementAt } from '../kernel/list.ts'
import type { Match } from '../kernel/match.ts'
import type { BotGame } from '../kernel/module.ts'
import type { Seat } from '../kernel/seat.ts'
import { type ArenaGame, type ArenaRun, judge } from './arena-run.ts'
import type { Bot } from './bot.ts'
import { playMatch } from './play.ts'
import { botOf } from './registry.ts'
import { eyesOf } from './seer.ts'

export interface ArenaRequest {
  /** The competitors, as `botOf` reads them, one per seat. */
  readonly lineup: readonly string[]
  readonly options: Options
  readonly seed: string
}

/**
 * Plays game `number` of a run. Competitors move one seat on from game to game, and each seed is played in every
 * rotation, so luck of seat and draw is the same for all.
 */
export function playArenaGame(botGame: BotGame, request: ArenaRequest, number: number): Result<ArenaGame, Objection> {
  const { lineup, options } = request
  const seats = lineup.length
  const turn = number % seats
  const seatOf = (competitor: number) => (competitor + turn) % seats
  const specAt = (seat: number) => elementAt(lineup, (seat - turn + seats) % seats)
  const bots = lineup.map((_, seat) => seated(specAt(seat), botGame))
  const witness = watch(botGame, seats)
  const played = playMatch(botGame, bots, options, arenaGameSeed(request, number), witness.see, eyesOf(botGame, specAt))
  if (!played.ok) return err(played.error)
  return ok(told(played.value, seats, seatOf, witness.content()))
}

export const arenaGameSeed = ({ lineup, seed }: ArenaRequest, number: number): string =>
  `${seed} ${Math.floor(number / lineup.length)}`

/** Collects the content the seats have during a match. */
export function watch({ judgement }: BotGame, seats: number) {
  const seen = Array.from({ length: seats }, () => new Set<string>())
  return {
    see: (position: Position, seat: Seat) => {
      for (const id of judgement.content(position, seat)) elementAt(seen, seat).add(id)
    },
    content: () => seen.map(ids => [...ids]),
  }
}

/** A finished match as a result. */
export function told(
  { game, position, log }: Match,
  seats: number,
  seatOf: (competitor: number) => number,
  content: readonly (readonly string[])[],
): ArenaGame {
  const outcome: Outcome | null = game.outcome(position)
  if (!outcome) return { moves: log.length, shares: null, scores: null, bySeat: null, content }
  const wins = winShares(outcome)
  const competitors = Array.from({ length: seats }, (_, competitor) => seatOf(competitor))
  return {
    moves: log.length,
    shares: competitors.map(seat => elementAt(wins, seat)),
    scores: competitors.map(seat => elementAt(outcome.scores, seat)),
    bySeat: wins,
    content,
  }
}

export function seated(spec: string, botGame: BotGame): Bot {
  const bot = botOf(spec, botGame)
  if (!bot) throw new Error(`there is no bot ${spec}`)
  return bot
}

/** A whole run in this thread. */
export function arena(botGame: BotGame, request: ArenaRequest, games: number): Result<ArenaRun, Objection> {
  const results: ArenaGame[] = []
  for (let number = 0; number < games; number++) {
    const result = playArenaGame(botGame, request, number)
    if (!result.ok) return result
    results.push(result.value)
  }
  return ok(judge(request.lineup, results))
}
