import { LEVELS } from '../bots/levels.ts'
import { search } from '../bots/search/search.ts'
import { elementAt } from '../kernel/list.ts'
import { type BotGame, loadBotGame } from '../kernel/module.ts'
import { Rng } from '../kernel/rng.ts'
import { startPool } from '../server/bots/pool.ts'
import {
  botSeats,
  gameNamed,
  gameOptions,
  type NamedGame,
  playersAsked,
  readArguments,
  switches,
  texts,
  wholeNumber,
} from './arguments.ts'
import { type CliCommand, EXIT, show } from './command.ts'
import { type Decision, decisionsOf, iterationsASecond, timesOf } from './decisions.ts'

export const pace: CliCommand = {
  name: 'pace',
  usage: 'GAME [--bots novice,steady,...] [--decisions N] [--players N] [--seconds S] [--json]',
  summary: 'Measures how long bots think, and what a second thread adds.',
  details: `
The decisions come from all stages of games between Steady bots. Each bot decides all of them in one thread, timed by that
thread's CPU clock; then the search alone does. Finally it runs in one worker and in two, alternating, and its iterations
are counted.

  --bots       whose thinking is timed (all levels)
  --decisions  how many (60)
  --players    how many sit at the table (4, or as many as the game takes)
  --seconds    how long the workers search in all (8)`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('bots', 'decisions', 'players', 'seconds'),
      ...switches('json'),
    })
    const module = await gameNamed(positionals[0])
    const botGame = await loadBotGame(module)
    const game = module.id
    const players = playersAsked(values.players, module.game.facts.seats, 2)
    const bots = botSeats(values.bots ?? LEVELS.join(','), botGame)
    const wanted = wholeNumber(values.decisions, 'decisions', 2, 10_000) ?? 60
    const seconds = wholeNumber(values.seconds, 'seconds', 1, 600) ?? 8
    const decisions = decisionsOf(botGame, players, await gameOptions(module, players, undefined), wanted)
    const times = bots.map(bot => ({ bot, ...timesOf(botGame, bot, decisions) }))
    const searched = decisions.filter(decision => isOpen(botGame, decision))
    const open = searched.length > 0 ? searched : decisions
    const walks = { whole: iterationsASecond(botGame, open), cut: iterationsASecond(botGame, open, CUTOFF) }
    const workers = await workersOf(module, open, seconds)
    show(values.json, { game, players, decisions: decisions.length, times, walks, workers }, [
      `${game}, ${players} players, ${decisions.length} decisions`,
      ...times.map(
        ({ bot, median, p95 }) => `  ${bot.padEnd(8)} ${figure(median)} ms, 95 of 100 within ${figure(p95)} ms`,
      ),
      `  search: ${Math.round(walks.whole)} iterations a second of one thread, ${Math.round(walks.cut)} with walks cut off after ${CUTOFF} decisions`,
      `  search: ${Math.round(workers.one)} iterations a second in one worker, ${Math.round(workers.two)} in two (${workers.ratio.toFixed(2)} times)`,
    ])
    return EXIT.fine
  },
}

const figure = (ms: number): string => ms.toFixed(1).padStart(7)

/** Rollouts differ in length from game to game; cut off here, they can be compared. */
const CUTOFF = 20

/** Long enough that starting a search does not count. */
const SEARCH_MS = 500

/** Both workers load the game and warm up in this many searches. */
const WARM_UP = 8

/** Iterations a second with one worker and with two, alternating, so that other load affects both. */
async function workersOf({ id, game }: NamedGame, open: readonly Decision[], seconds: number) {
  const pool = startPool(message => console.error(message), 2)
  const rounds = Math.max(1, Math.round((seconds * 1000) / (2 * SEARCH_MS)))
  const rates = [1, 2].map(roots => ({ roots, iterations: 0, ms: 0 }))
  const run = async (at: number, roots: number) => {
    const { view, seat } = elementAt(open, at % open.length)
    const { rulesVersion } = game.facts
    const question = { game: id, rulesVersion, view, seat, seed: `pace ${at}`, budget: { milliseconds: SEARCH_MS } }
    return (await pool.weigh(question, null, roots)).iterations
  }
  // Openings, middles and ends alike.
  const spread = (round: number, of: number) => Math.floor((round * open.length) / of)
  for (let round = 0; round < WARM_UP; round++) await run(spread(round, WARM_UP), 2)
  for (let round = 0; round < rounds; round++)
    for (const rate of rates) {
      const started = performance.now()
      rate.iterations += await run(spread(round, rounds), rate.roots)
      rate.ms += performance.now() - started
    }
  await pool.close()
  const [one = Number.NaN, two = Number.NaN] = rates.map(({ iterations, ms }) => (1000 * iterations) / ms)
  return { one, two, ratio: two / one }
}

/** A search with one promising move ends at once and says nothing about speed. */
const isOpen = (botGame: BotGame, { view, seat }: Decision): boolean =>
  search(botGame, view, seat, Rng.fromSeed('pace'), { iterations: 1 }).weighed.length > 1
