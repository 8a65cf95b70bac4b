import type { Honesty, HonestyRequest } from '../bots/honesty.ts'
import type { GameId } from '../games/registry.ts'
import { readArguments, switches, tableOf, texts, wholeNumber } from './arguments.ts'
import { type CliCommand, EXIT, show } from './command.ts'
import { spread } from './parallel.ts'

export interface HonestyJob extends HonestyRequest {
  readonly game: GameId
}

const WORKER = new URL('./honesty-worker.ts', import.meta.url)
const RUN = 50

export const honesty: CliCommand = {
  name: 'honesty',
  usage: 'GAME [--bot NAME] [--pairs N] [--players N] [--seed S] [--json]',
  summary: 'Checks that hidden information never changes the move of a bot.',
  details: `
Compares what the bot plays in pairs of positions that look the same to its seat and differ in what is hidden from it.
The status is 1 if a pair was played differently.

  --bot      the bot, as in arena (steady)
  --pairs    how many pairs (10000)
  --players  how many sit at the table (4, or as many as the game takes)
  --seed     any text ("honesty")`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('bot', 'pairs', 'players', 'seed'),
      ...switches('json'),
    })
    const bot = values.bot ?? 'steady'
    const table = await tableOf(positionals[0], { bot, players: values.players })
    const { game } = table
    const wanted = wholeNumber(values.pairs, 'pairs', 1, 1_000_000) ?? 10_000
    const jobs = Array.from({ length: Math.ceil(wanted / RUN) }, (_, run): HonestyJob => {
      const pairs = Math.min(RUN, wanted - run * RUN)
      return { ...table, seed: `${values.seed ?? 'honesty'} ${run}`, pairs }
    })
    const found = await spread<HonestyJob, Honesty>(WORKER, jobs)
    const pairs = found.reduce((sum, each) => sum + each.pairs, 0)
    const betrayals = found.flatMap(each => each.betrayals)
    show(values.json, { game, bot, pairs, betrayals }, [
      `${game}: ${bot} compared in ${pairs} pairs, ${betrayals.length} played differently`,
      ...betrayals.map(betrayal => `  ${betrayal}`),
    ])
    return betrayals.length === 0 ? EXIT.fine : EXIT.found
  },
}
