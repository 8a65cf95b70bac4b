import { type Forecast, rangesOf, squaredError, type TrustRequest } from '../bots/trust.ts'
import type { GameId } from '../games/registry.ts'
import { readArguments, switches, tableOf, texts, wholeNumber } from './arguments.ts'
import { type CliCommand, EXIT, show } from './command.ts'
import { spread } from './parallel.ts'

export interface TrustJob extends TrustRequest {
  readonly game: GameId
}

const WORKER = new URL('./trust-worker.ts', import.meta.url)

export const trust: CliCommand = {
  name: 'trust',
  usage: 'GAME [--games N] [--iterations N] [--bot NAME] [--players N] [--seed S] [--json]',
  summary: 'Compares the chances to win that searches predict with who won.',
  details: `
Bots play whole games. Now and then a search predicts, as a hint would, how likely the seat to move is to win. The predicted
and the actual share should be the same in every line.

  --games       how many games (30)
  --iterations  the budget of each search (64)
  --bot         who plays, as in arena (expert)
  --players     how many sit at the table (4, or as many as the game takes)
  --seed        any text ("trust")`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('games', 'iterations', 'bot', 'players', 'seed'),
      ...switches('json'),
    })
    const bot = values.bot ?? 'expert'
    const table = await tableOf(positionals[0], { bot, players: values.players }, 2)
    const { game, seats } = table
    const games = wholeNumber(values.games, 'games', 1, 10_000) ?? 30
    const iterations = wholeNumber(values.iterations, 'iterations', 1, 1_000_000) ?? 64
    const jobs = Array.from(
      { length: games },
      (_, number): TrustJob => ({ ...table, iterations, seed: `${values.seed ?? 'trust'} ${number}` }),
    )
    const forecasts = (await spread<TrustJob, Forecast[]>(WORKER, jobs)).flat()
    const ranges = rangesOf(forecasts)
    const error = squaredError(forecasts)
    show(values.json, { game, players: seats, games, forecasts: forecasts.length, error, ranges }, [
      `${game}, ${seats} players, ${games} games: ${forecasts.length} forecasts, squared error ${error.toFixed(4)}`,
      ...ranges.map(
        range => `  predicted ${range.predicted.toFixed(2)}, actual ${range.actual.toFixed(2)} (${range.forecasts})`,
      ),
    ])
    return EXIT.fine
  },
}
