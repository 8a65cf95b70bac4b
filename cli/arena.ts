import { type ArenaRequest, type Bout, judge } from '../bots/arena.ts'
import type { GameId } from '../games/registry.ts'
import { botSeats, gameNamed, gameOptions, readArguments, wholeNumber } from './arguments.ts'
import { BadInput, type Command, EXIT, show } from './command.ts'
import { runsOf, spread } from './parallel.ts'

export interface ArenaJob {
  readonly game: GameId
  readonly request: ArenaRequest
  readonly from: number
  readonly to: number
}

const WORKER = new URL('./arena-worker.ts', import.meta.url)

export const arena: Command = {
  name: 'arena',
  usage: 'GAME --seats greedy,random,... [--games N] [--seed S] [--options k=v,...] [--json]',
  summary: 'Lets bots compete and tells who wins how often, with Wilson 95 % intervals.',
  details: `
The bots change seats from game to game, and every seed is played in each rotation, so nobody gains from seat or luck.
The same seed gives the same result.

  --seats    the bots, as many as sit at the table
  --games    how many games (100)
  --seed     any text ("arena")
  --options  the game's options, for example tribes=random`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      seats: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      json: { type: 'boolean' },
    })
    const module = await gameNamed(positionals[0])
    if (!values.seats) throw new BadInput('--seats is missing: name the bots, for example --seats greedy,random.')
    const lineup = botSeats(values.seats, module)
    const options = await gameOptions(module, lineup.length, values.options)
    const games = wholeNumber(values.games, 'games', 1, 1_000_000) ?? 100
    const game = positionals[0] as GameId
    const started = performance.now()
    const request: ArenaRequest = { lineup, options, seed: values.seed ?? 'arena' }
    const jobs = runsOf(games, lineup.length).map((run): ArenaJob => ({ game, request, ...run }))
    const bouts = (await spread<ArenaJob, Bout[]>(WORKER, jobs)).flat()
    const result = { game, ...judge(lineup, bouts), seconds: (performance.now() - started) / 1000 }
    show(values.json, result, [
      `${game}: ${result.finished} of ${games} games finished, ${result.meanMoves.toFixed(1)} moves each, ${result.seconds.toFixed(1)} s`,
      ...result.seats.map(
        ({ bot, winShare, low95, high95, meanScore }) =>
          `  ${bot.padEnd(10)} wins ${percent(winShare)} (${percent(low95)} to ${percent(high95)})  mean score ${meanScore.toFixed(1)}`,
      ),
    ])
    return EXIT.fine
  },
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
