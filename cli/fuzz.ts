import type { GameId } from '../games/registry.ts'
import { gameNamed, readArguments, wholeNumber } from './arguments.ts'
import { BadInput, type Command, EXIT, show } from './command.ts'
import type { Fuzzed, FuzzRun } from './fuzz-games.ts'
import { runsOf, spread } from './parallel.ts'

export interface FuzzJob extends FuzzRun {
  readonly game: GameId
}

const WORKER = new URL('./fuzz-worker.ts', import.meta.url)
const RUN = 10

export const fuzz: Command = {
  name: 'fuzz',
  usage: 'GAME --games N [--seed S] [--players N] [--json]',
  summary: 'Plays many games by chance and malice and checks every promise of the contract on the way.',
  details: `
Player counts and options are drawn for every game from its seed. Exit status 1 if a promise is broken; each finding
comes with the command that finds it again.

  --games    how many games
  --seed     any text ("fuzz")
  --players  always so many players`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      games: { type: 'string' },
      seed: { type: 'string' },
      players: { type: 'string' },
      json: { type: 'boolean' },
    })
    const module = await gameNamed(positionals[0])
    const game = positionals[0] as GameId
    const games = wholeNumber(values.games, 'games', 1, 10_000_000)
    if (games === undefined) throw new BadInput('--games is missing: say how many games to play.')
    const { min, max } = module.game.facts.seats
    const players = wholeNumber(values.players, 'players', min, max) ?? null
    const seed = values.seed ?? 'fuzz'

    const jobs = runsOf(games, RUN).map((run): FuzzJob => ({ game, seed, players, ...run }))
    const found = await spread<FuzzJob, Fuzzed>(WORKER, jobs)
    const decisions = found.reduce((sum, part) => sum + part.decisions, 0)
    const violations = found
      .flatMap(part => part.violations)
      .map(violation => ({ ...violation, reproduce: reproduce(game, violation.seed, players) }))
    show(values.json, { game, games, decisions, violations }, [
      `${game}: ${games} games, ${decisions} decisions, ${violations.length} violations`,
      ...violations.map(
        ({ property, detail, seats, move, reproduce }) =>
          `  ${property} (${seats} seats, after move ${move}): ${detail}\n    ${reproduce}`,
      ),
    ])
    return violations.length === 0 ? EXIT.fine : EXIT.found
  },
}

const reproduce = (game: GameId, seed: string, players: number | null): string =>
  `npm run -s pentarchy -- fuzz ${game} --games 1 --seed ${shellQuote(seed)}${players === null ? '' : ` --players ${players}`}`

const shellQuote = (text: string): string => (/^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
