import type { GameId } from '../games/registry.ts'
import { unscrambled } from '../kernel/conformance/masks.ts'
import { gameNamed, gameOptions, readArguments, switches, texts, wholeNumber } from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'
import type { Fuzzed, FuzzRun } from './fuzz-games.ts'
import { runsOf, spread } from './parallel.ts'

export interface FuzzJob extends FuzzRun {
  readonly game: GameId
}

const WORKER = new URL('./fuzz-worker.ts', import.meta.url)
const RUN = 10
const EVERY = 32

export const fuzz: CliCommand = {
  name: 'fuzz',
  usage: 'GAME --games N [--seed S] [--players N [--options k=v,...]] [--every N] [--json]',
  summary: 'Plays many random and hostile games and checks every promise of the contract.',
  details: `
Player counts and options are drawn for every game from its seed. The exit status is 1 if a promise is broken; each finding
comes with the command that repeats it. Places that views hide but no secret of the proof ever changed are reported for the
run as a whole.

  --games    how many games
  --seed     any text ("fuzz")
  --players  the same number of players in every game
  --options  the same options in every game, as k=v,... or as a JSON object
  --every    examine one position in this many thoroughly (${EVERY})`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('games', 'seed', 'players', 'options', 'every'),
      ...switches('json'),
    })
    const module = await gameNamed(positionals[0])
    const game = module.id
    const games = wholeNumber(values.games, 'games', 1, 10_000_000)
    if (games === undefined) throw new BadInput('--games is missing: say how many games to play.')
    const { min, max } = module.game.facts.seats
    const players = wholeNumber(values.players, 'players', min, max) ?? null
    if (values.options !== undefined && players === null)
      throw new BadInput('--options needs --players: which options there are depends on how many play.')
    const options = players && values.options !== undefined ? await gameOptions(module, players, values.options) : null
    const every = wholeNumber(values.every, 'every', 1, 1_000_000) ?? EVERY
    const seed = values.seed ?? 'fuzz'

    const jobs = runsOf(games, RUN).map((run): FuzzJob => ({ game, seed, players, options, every, ...run }))
    const found = await spread<FuzzJob, Fuzzed>(WORKER, jobs)
    const decisions = found.reduce((sum, part) => sum + part.decisions, 0)
    const violations = found.flatMap(part => part.violations)
    const untested = unscrambled(found.flatMap(part => part.masks))
    show(values.json, { game, games, decisions, violations, untested }, [
      `${game}: ${games} games, ${decisions} decisions, ${violations.length + untested.length} violations`,
      ...violations.map(
        ({ property, detail, usualCause, seats, move, repeat }) =>
          `  ${property} (${seats} seats, after move ${move}): ${detail}\n${usualCause ? `    usually: ${usualCause}\n` : ''}    ${repeat}`,
      ),
      ...untested.map(finding => `  ${finding}`),
    ])
    return violations.length + untested.length === 0 ? EXIT.fine : EXIT.found
  },
}
