import { type Objection, type Options, type Outcome, type Position, winShares } from '../kernel/game.ts'
import { err, ok, type Result } from '../kernel/json.ts'
import type { Match } from '../kernel/match.ts'
import type { GameModule } from '../kernel/module.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Bot } from './bot.ts'
import { playMatch } from './play.ts'
import { botOf } from './registry.ts'
import { wilson95 } from './wilson.ts'

export interface ArenaRequest {
  /** Who competes, as `botOf` reads them; as many as sit at the table. */
  readonly lineup: readonly string[]
  readonly options: Options
  readonly seed: string
}

/** One game of a contest, told by competitor rather than by seat. */
export interface Bout {
  readonly moves: number
  /** Null if the game did not end. */
  readonly shares: readonly number[] | null
  readonly scores: readonly number[] | null
  /** The wins by seat, and what each seat had of the game's content at some time. */
  readonly bySeat: readonly number[] | null
  readonly content: readonly (readonly string[])[]
}

export interface Standing {
  readonly bot: string
  readonly games: number
  readonly winShare: number
  readonly low95: number
  readonly high95: number
  readonly meanScore: number
}

export interface Contest {
  readonly games: number
  readonly finished: number
  readonly seats: readonly Standing[]
  readonly meanMoves: number
}

/**
 * Game `number` of a contest. The competitors move one seat on from game to game, and each seed is played once in every
 * rotation: luck of seat and luck of the draw fall on all alike.
 */
export function playBout(module: GameModule, request: ArenaRequest, number: number): Result<Bout, Objection> {
  const { lineup, options } = request
  const seats = lineup.length
  const turn = number % seats
  const seatOf = (competitor: number) => (competitor + turn) % seats
  const bots = lineup.map((_, seat) => seated(lineup[(seat - turn + seats) % seats], module))
  const witness = watch(module, seats)
  const played = playMatch(module, bots, options, boutSeed(request, number), witness.see)
  if (!played.ok) return err(played.error)
  return ok(told(played.value, seats, seatOf, witness.content()))
}

export const boutSeed = ({ lineup, seed }: ArenaRequest, number: number): string =>
  `${seed} ${Math.floor(number / lineup.length)}`

/** Collects what the seats had while a match goes on. */
export function watch({ judgement }: GameModule, seats: number) {
  const seen = Array.from({ length: seats }, () => new Set<string>())
  return {
    see: (position: Position, seat: Seat) => {
      for (const id of judgement.content(position, seat)) seen[seat].add(id)
    },
    content: () => seen.map(ids => [...ids]),
  }
}

/** A finished match as a bout. */
export function told(
  { game, position, log }: Match,
  seats: number,
  seatOf: (competitor: number) => number,
  content: readonly (readonly string[])[],
): Bout {
  const outcome: Outcome | null = game.outcome(position)
  if (!outcome) return { moves: log.length, shares: null, scores: null, bySeat: null, content }
  const wins = winShares(outcome)
  const competitors = Array.from({ length: seats }, (_, competitor) => seatOf(competitor))
  return {
    moves: log.length,
    shares: competitors.map(seat => wins[seat]),
    scores: competitors.map(seat => outcome.scores[seat]),
    bySeat: wins,
    content,
  }
}

function seated(spec: string, module: GameModule): Bot {
  const bot = botOf(spec, module)
  if (!bot) throw new Error(`there is no bot ${spec}`)
  return bot
}

/** The sum of a contest's bouts, given in the order of their numbers so that the figures are the same to the last bit. */
export function judge(lineup: readonly string[], bouts: readonly Bout[]): Contest {
  const finished = bouts.filter(bout => bout.shares !== null)
  return {
    games: bouts.length,
    finished: finished.length,
    seats: lineup.map((bot, competitor) => {
      const winShare = mean(finished.map(bout => bout.shares?.[competitor] ?? 0))
      const { low, high } = wilson95(winShare, finished.length)
      const meanScore = mean(finished.map(bout => bout.scores?.[competitor] ?? 0))
      return { bot, games: finished.length, winShare, low95: low, high95: high, meanScore }
    }),
    meanMoves: mean(bouts.map(bout => bout.moves)),
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** A whole contest in this thread. */
export function arena(module: GameModule, request: ArenaRequest, games: number): Result<Contest, Objection> {
  const bouts: Bout[] = []
  for (let number = 0; number < games; number++) {
    const bout = playBout(module, request, number)
    if (!bout.ok) return bout
    bouts.push(bout.value)
  }
  return ok(judge(request.lineup, bouts))
}
