import { type Options, winShares } from '../kernel/game.ts'
import { elementAt } from '../kernel/list.ts'
import type { BotGame } from '../kernel/module.ts'
import { Rng } from '../kernel/rng.ts'
import { type Seat, seatsOf } from '../kernel/seat.ts'
import type { Bot } from './bot.ts'
import { playMatch } from './play.ts'
import { botOf } from './registry.ts'
import { bestOf, search } from './search/search.ts'

export interface TrustRequest {
  /** The bot that plays the game. */
  readonly bot: string
  /** The search effort per forecast. */
  readonly iterations: number
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** A search's estimate of its seat's chance to win, and the share of the win the seat got. */
export interface Forecast {
  readonly predicted: number
  readonly actual: number
}

/** One in this many decisions gets a forecast: neighbours would give the same. */
const EVERY = 9

/** Plays one game, collects a forecast now and then, and pairs each with the result. */
export function collectForecasts(
  botGame: BotGame,
  { bot: spec, iterations, seats, options, seed }: TrustRequest,
): Forecast[] {
  const bot = botOf(spec, botGame)
  if (!bot) throw new Error(`there is no bot ${spec}`)
  const asked: { readonly seat: Seat; readonly predicted: number }[] = []
  let decisions = 0
  const forecasting: Bot = {
    choose(view, seat, moves, rng) {
      if (moves.length > 1 && ++decisions % EVERY === 0) {
        const found = search(botGame, view, seat, Rng.fromSeed(`${seed} ${decisions}`), { iterations })
        if (found.weighed.length > 1) asked.push({ seat, predicted: bestOf(found).share })
      }
      return bot.choose(view, seat, moves, rng)
    },
  }
  const match = playMatch(
    botGame,
    seatsOf(seats).map(() => forecasting),
    options,
    seed,
  )
  const outcome = match.ok ? botGame.game.outcome(match.value.position) : null
  if (!outcome) return []
  const shares = winShares(outcome)
  return asked.map(({ seat, predicted }) => ({ predicted, actual: elementAt(shares, seat) }))
}

/** The forecasts of one range of chances: how many, and the means. */
export interface ForecastRange {
  readonly forecasts: number
  readonly predicted: number
  readonly actual: number
}

/** The mean squared error of all forecasts; lower is better. */
export const squaredError = (all: readonly Forecast[]): number =>
  all.reduce((sum, { predicted, actual }) => sum + (predicted - actual) ** 2, 0) / Math.max(1, all.length)

const RANGES = 5

/** From the lowest chances to the highest; ranges without forecasts are left out. */
export function rangesOf(all: readonly Forecast[]): ForecastRange[] {
  const sums = Array.from({ length: RANGES }, () => ({ forecasts: 0, predicted: 0, actual: 0 }))
  for (const { predicted, actual } of all) {
    const sum = elementAt(sums, Math.min(RANGES - 1, Math.floor(predicted * RANGES)))
    sum.forecasts++
    sum.predicted += predicted
    sum.actual += actual
  }
  return sums
    .filter(({ forecasts }) => forecasts > 0)
    .map(({ forecasts, predicted, actual }) => ({
      forecasts,
      predicted: predicted / forecasts,
      actual: actual / forecasts,
    }))
}
