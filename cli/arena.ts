import { writeFileSync } from 'node:fs'
import type { ArenaRequest } from '../bots/arena.ts'
import { type ArenaRun, judge } from '../bots/arena-run.ts'
import { loadLabGame } from '../bots/former.ts'
import { byContent, bySeat } from '../bots/tally.ts'
import type { GameId } from '../games/registry.ts'
import { elementAt } from '../kernel/list.ts'
import { playRuns } from './arena-runs.ts'
import {
  botSeats,
  gameNamed,
  gameOptions,
  playersAsked,
  readArguments,
  switches,
  texts,
  wholeNumber,
} from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'
import { reportPage } from './report.ts'

export const arena: CliCommand = {
  name: 'arena',
  usage:
    'GAME --seats greedy,random,... | --ladder novice,steady,... [--players N] [--games N] [--report FILE] [--json]',
  summary: 'Lets bots compete and shows who wins how often, with Wilson 95 % intervals.',
  details: `
The bots change seats from game to game, and every seed is played in each rotation, so nobody gains from seat or luck.
The same seed gives the same result. A bot is a level (novice, steady, sharp, expert, master), random or greedy; with
@VERSION it judges by that version of the game's weights, with :N it searches so many iterations, and with ! at the end it
cheats: it sees what is hidden. expert@1 and master@1 are those levels as they once were. A program is "cmd:python3 examples/bot.py" (see docs/bots.md).

  --seats       the bots, as many as sit at the table
  --ladder      every bot of the list against a table of every other one before it
  --players     how many sit at a ladder's tables (4, or as many as the game takes)
  --games       how many games a run (100)
  --iterations  the budget of every bot that searches
  --seed        any text ("arena")
  --options     the game's options, for example tribes=random
  --report      writes a page with plots: who wins, by seat, and by content
  --resume      keeps what was played in this file, and goes on from it after an interruption
  --deadline    milliseconds a program may take for a move (10000)`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('seats', 'ladder', 'players', 'games', 'iterations', 'seed', 'options', 'report', 'resume', 'deadline'),
      ...switches('json'),
    })
    const module = await gameNamed(positionals[0])
    const game = module.id
    const botGame = await loadLabGame(game)
    const players = playersAsked(values.players, module.game.facts.seats, 2)
    const iterations = wholeNumber(values.iterations, 'iterations', 1, 1_000_000)
    const named = (text: string) => withIterations(botSeats(text, botGame), iterations)
    const lineups = values.seats ? [named(values.seats)] : values.ladder ? rungs(named(values.ladder), players) : []
    const [firstLineup] = lineups
    if (!firstLineup)
      throw new BadInput('--seats is missing: name the bots, for example --seats greedy,random, or two for --ladder.')
    const options = await gameOptions(module, firstLineup.length, values.options)
    const games = wholeNumber(values.games, 'games', 1, 1_000_000) ?? 100
    const deadline = wholeNumber(values.deadline, 'deadline', 1, 3_600_000) ?? 10_000
    const started = performance.now()
    const requests = lineups.map((lineup): ArenaRequest => ({ lineup, options, seed: values.seed ?? 'arena' }))
    const say = (text: string) => console.error(text)
    const results = await playRuns(requests, { game, botGame, games, deadline, resume: values.resume, say })
    const runs = results.map((each, at) => judge(elementAt(lineups, at), each))
    const seconds = (performance.now() - started) / 1000
    if (values.report) {
      const command = `pentarchy arena ${args.join(' ')}`
      const all = results.flat()
      const parts = { runs, seats: bySeat(all, firstLineup.length), content: byContent(all) }
      writeFileSync(values.report, reportPage({ title: `${game}: ${games} games a run`, command, ...parts }))
    }
    const result = values.ladder ? { game, contests: runs, seconds } : { game, ...runs[0], seconds }
    show(
      values.json,
      result,
      runs.flatMap(run => linesOf(game, run, values.ladder !== undefined)).concat(`${seconds.toFixed(1)} s`),
    )
    return EXIT.fine
  },
}

/** Each bot against a table of each one before it. */
const rungs = (bots: readonly string[], players: number): string[][] =>
  bots.flatMap((bot, at) => bots.slice(0, at).map(rival => [bot, ...Array.from({ length: players - 1 }, () => rival)]))

const SEARCHING = /^((?:sharp|expert|master)(?:@[\w-]+)?)(!?)$/

const withIterations = (bots: string[], iterations: number | undefined): string[] =>
  iterations === undefined ? bots : bots.map(bot => bot.replace(SEARCHING, `$1:${iterations}$2`))

function linesOf(game: GameId, { games, finished, meanMoves, seats }: ArenaRun, brief: boolean): string[] {
  const lines = seats.map(
    ({ bot, winShare, low95, high95, meanScore }) =>
      `  ${bot.padEnd(10)} wins ${percent(winShare)} (${percent(low95)} to ${percent(high95)})  mean score ${meanScore.toFixed(1)}`,
  )
  if (brief) return [`${lines[0]}  against ${seats.length - 1} × ${elementAt(seats, 1).bot}, ${finished} games`]
  return [`${game}: ${finished} of ${games} games finished, ${meanMoves.toFixed(1)} moves each`, ...lines]
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
