import { writeFile } from 'node:fs/promises'
import { type Lesson, learn } from '../bots/training/learn.ts'
import type { Sample } from '../bots/training/record.ts'
import type { GameId } from '../games/registry.ts'
import type { Options } from '../kernel/game.ts'
import { gameNamed, gameOptions, readArguments, wholeNumber } from './arguments.ts'
import { type Command, EXIT, show } from './command.ts'
import { runsOf, spread } from './parallel.ts'

export interface TrainJob {
  readonly game: GameId
  /** Numbers of players, taken in turn, and the options for each. */
  readonly tables: readonly number[]
  readonly options: Readonly<Record<number, Options>>
  readonly seed: string
  readonly from: number
  readonly to: number
}

const WORKER = new URL('./train-worker.ts', import.meta.url)
const WEIGHTS = (game: GameId) => new URL(`../games/${game}/weights/trained.ts`, import.meta.url)

export const train: Command = {
  name: 'train',
  usage: 'GAME [--seed S] [--games N] [--json]',
  summary: "Learns what a game's terms tell of the outcome from bots playing each other, and writes a file of weights.",
  details: `
Bots that look one step ahead play each other, with a whim now and then, at tables of two and of four. Then weights are
found under which the winners surprise least: how a search judges where it stops. The same seed and number of games give
the same file: games/GAME/weights/trained.ts. It is played with only when games/GAME/weights/index.ts says so: measure it
first, for example arena GAME --seats sharp@trained,sharp@hand --games 1000.

  --seed   any text ("train")
  --games  how many games to learn from (1000)`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      seed: { type: 'string' },
      games: { type: 'string' },
      json: { type: 'boolean' },
    })
    const module = await gameNamed(positionals[0])
    const game = positionals[0] as GameId
    const games = wholeNumber(values.games, 'games', 10, 100_000) ?? 1000
    const seed = values.seed ?? 'train'
    const { min, max } = module.game.facts.seats
    const tables = [Math.max(2, min), Math.min(4, max)]
    const options: Record<number, Options> = {}
    for (const seats of tables) options[seats] = await gameOptions(module, seats, undefined)
    const jobs = runsOf(games, 10).map((run): TrainJob => ({ game, tables, options, seed, ...run }))
    const samples = (await spread<TrainJob, Sample[]>(WORKER, jobs)).flat()
    const { terms, weights } = module.judgement
    const start = weights.versions.hand
    const lesson = learn(terms, start, samples)
    await writeFile(WEIGHTS(game), fileOf(game, seed, games, samples.length, lesson))
    show(values.json, { game, games, seed, samples: samples.length, ...lesson }, [
      `${game}: ${games} games, ${samples.length} positions`,
      `  surprise ${lesson.before.toFixed(4)} before, ${lesson.after.toFixed(4)} after`,
      `  written to games/${game}/weights/trained.ts`,
    ])
    return EXIT.fine
  },
}

const fileOf = (
  game: GameId,
  seed: string,
  games: number,
  positions: number,
  { foresight, before, after }: Lesson,
): string => `import type { Weights } from '../../../kernel/judgement.ts'
import { hand } from './hand.ts'
import type { Term } from './terms.ts'

/*
 * Written by \`train ${game} --seed ${seed} --games ${games}\` from ${positions} positions:
 * surprise ${after.toFixed(4)}, before ${before.toFixed(4)}.
 */
export const trained: Weights<Term> = {
  ...hand,
  foresight: {
    points: {
${Object.entries(foresight.points)
  .map(([term, points]) => `      ${term}: ${points},`)
  .join('\n')}
    },
    certainty: { start: ${foresight.certainty.start}, end: ${foresight.certainty.end} },
  },
}
`
