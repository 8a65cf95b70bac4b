import { type Objection, type Options, type Outcome, winShares } from '../kernel/game.ts'
import { err, ok, type Result } from '../kernel/json.ts'
import type { GameModule } from '../kernel/module.ts'
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
  const { lineup, options, seed } = request
  const seats = lineup.length
  const turn = number % seats
  const seatOf = (competitor: number) => (competitor + turn) % seats
  const bots = lineup.map((_, seat) => seated(lineup[(seat - turn + seats) % seats], module))
  const played = playMatch(module, bots, options, `${seed} ${Math.floor(number / seats)}`)
  if (!played.ok) return err(played.error)
  const { game, position, log } = played.value
  const outcome: Outcome | null = game.outcome(position)
  if (!outcome) return ok({ moves: log.length, shares: null, scores: null })
  const wins = winShares(outcome)
  return ok({
    moves: log.length,
    shares: lineup.map((_, competitor) => wins[seatOf(competitor)]),
    scores: lineup.map((_, competitor) => outcome.scores[seatOf(competitor)]),
  })
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
