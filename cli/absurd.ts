import type { Absurdities, AbsurdRequest } from '../bots/absurd.ts'
import { loadDetectors } from '../games/detectors.ts'
import type { GameId } from '../games/registry.ts'
import { readArguments, switches, tableOf, texts, wholeNumber } from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'
import { spread } from './parallel.ts'

export interface AbsurdJob extends AbsurdRequest {
  readonly game: GameId
}

const WORKER = new URL('./absurd-worker.ts', import.meta.url)

export const absurd: CliCommand = {
  name: 'absurd',
  usage: 'GAME [--level NAME] [--games N] [--players N] [--seed S] [--json]',
  summary: 'Counts moves of a bot that no person would make.',
  details: `
Every seat is the same bot. games/GAME/lab/absurd.ts defines what counts as absurd.

  --level    the bot, as in arena (steady)
  --games    how many games (200)
  --players  how many sit at the table (4, or as many as the game takes)
  --seed     any text ("absurd")`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('level', 'games', 'players', 'seed'),
      ...switches('json'),
    })
    const bot = values.level ?? 'steady'
    const table = await tableOf(positionals[0], { bot, players: values.players })
    const { game, seats } = table
    const detectors = await loadDetectors(game)
    if (!detectors) throw new BadInput(`Nobody has said yet what is absurd in ${game}: games/${game}/lab/absurd.ts.`)
    const games = wholeNumber(values.games, 'games', 1, 100_000) ?? 200
    const jobs = Array.from(
      { length: games },
      (_, number): AbsurdJob => ({ ...table, seed: `${values.seed ?? 'absurd'} ${number}` }),
    )
    const counted = await spread<AbsurdJob, Absurdities>(WORKER, jobs)
    const found = Object.fromEntries(
      Object.keys(detectors).map(name => [name, counted.reduce((sum, each) => sum + (each.found[name] ?? 0), 0)]),
    )
    const decisions = counted.reduce((sum, each) => sum + each.decisions, 0)
    const scores = counted.flatMap(each => each.scores)
    const meanScore = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const total = Object.values(found).reduce((sum, count) => sum + count, 0)
    show(values.json, { game, level: bot, games, decisions, meanScore, total, found }, [
      `${game}: ${games} games of ${seats} ${bot}, ${decisions} decisions, ${total} absurd, mean score ${meanScore.toFixed(1)}`,
      ...Object.entries(found).map(([name, count]) => `  ${String(count).padStart(6)} ${name}`),
    ])
    return EXIT.fine
  },
}
