import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { learn, spreads } from '../bots/training/learn.ts'
import type { Sample } from '../bots/training/record.ts'
import { type Head, type Trial, Tuner } from '../bots/training/tune.ts'
import type { GameId } from '../games/registry.ts'
import type { Options } from '../kernel/game.ts'
import type { WeightFigures, Weights } from '../kernel/judgement.ts'
import { gameNamed, gameOptions, readArguments, switches, texts, wholeNumber } from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'
import { runsOf, spread } from './parallel.ts'

interface Tables {
  readonly game: GameId
  /** Numbers of players, alternating, with the options for each. */
  readonly tables: readonly number[]
  readonly options: Readonly<Record<number, Options>>
}

/** Games to record, or a trial to play. */
export type TrainJob = Tables &
  (
    | {
        readonly kind: 'games'
        readonly weights: Weights
        readonly seed: string
        readonly from: number
        readonly to: number
      }
    | { readonly kind: 'trial'; readonly head: Head; readonly trial: Trial }
  )

const WORKER = new URL('./train-worker.ts', import.meta.url)
const WEIGHTS = (game: GameId) => new URL(`../games/${game}/weights/trained.ts`, import.meta.url)
/** A smaller difference in surprise makes no difference in play. */
const LEAST_LEARNT = 0.0005
/** Enough to tell how much seats differ in each term. */
const FIRST_GAMES = 20

export const train: CliCommand = {
  name: 'train',
  usage: 'GAME [--seed S] [--games N] [--points N] [--foresight N] [--json]',
  summary: "Learns what a game's terms are worth from bots playing each other, and writes a file of weights.",
  details: `
Three stages, at tables of two and of four:

  1. The points and figures for looking one step ahead are tuned by play: in each generation bots with slightly different
     ones play each other at the speed of rollouts, and the next generation follows the winners.
  2. Such bots play with a random move now and then, and the foresight is fitted to who won.
  3. The foresight is tuned by play between short searches.

The same numbers and seed give the same file, games/GAME/weights/trained.ts. Bots use it only when
games/GAME/weights/index.ts names it: measure it first, for example with
arena GAME --seats sharp@trained,sharp@manual --games 1000.

  --seed       any text ("train")
  --points     generations of the first stage, 512 games each (0: the manual points stay)
  --games      how many games the second stage learns from (1000)
  --foresight  generations of the third stage, 128 games each (0)`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('seed', 'games', 'points', 'foresight'),
      ...switches('json'),
    })
    const module = await gameNamed(positionals[0])
    const game = module.id
    const games = wholeNumber(values.games, 'games', 10, 100_000) ?? 1000
    const generations = {
      points: wholeNumber(values.points, 'points', 0, 1000) ?? 0,
      foresight: wholeNumber(values.foresight, 'foresight', 0, 1000) ?? 0,
    }
    const seed = values.seed ?? 'train'
    const { min, max } = module.game.facts.seats
    const tables = [Math.max(2, min), Math.min(4, max)]
    const options: Record<number, Options> = {}
    for (const seats of tables) options[seats] = await gameOptions(module, seats, undefined)
    const { terms, weights: book } = await module.judgement()
    const setting: Tables = { game, tables, options }

    const { manual } = book.versions
    if (!manual || !existsSync(WEIGHTS(game)))
      throw new BadInput(
        `${game} has no weights to train: it needs a version "manual" and games/${game}/weights/trained.ts.`,
      )
    const first = await record(setting, manual, `${seed} first`, FIRST_GAMES)
    const differences = spreads(terms.length, first)
    const tune = (weights: Weights, head: Head) =>
      tuned(new Tuner(terms, weights, head, differences, generations[head], seed), setting, head, generations[head])

    const striving = await tune(manual, 'points')
    const samples = await record(setting, striving, seed, games)
    const { foresight, before, after } = learn(terms, striving, samples)
    const weights = await tune({ ...striving, foresight }, 'foresight')
    const command = `train ${game} --seed ${seed} --points ${generations.points} --games ${games} --foresight ${generations.foresight}`
    await writeFile(WEIGHTS(game), fileOf(command, weights, generations.points > 0))
    const learnt = before - after >= LEAST_LEARNT || generations.points + generations.foresight > 0
    show(values.json, { game, games, seed, generations, samples: samples.length, before, after, learnt, weights }, [
      `${game}: ${samples.length} positions, surprise ${before.toFixed(4)} before, ${after.toFixed(4)} after`,
      ...(learnt ? [] : ['  nothing was learnt: the terms told as much before']),
      `  written to games/${game}/weights/trained.ts; the active version is ${book.active}`,
    ])
    return EXIT.fine
  },
}

async function record(setting: Tables, weights: Weights, seed: string, games: number): Promise<Sample[]> {
  const jobs = runsOf(games, 10).map((run): TrainJob => ({ kind: 'games', ...setting, weights, seed, ...run }))
  return (await spread<TrainJob, Sample[]>(WORKER, jobs)).flat()
}

async function tuned(tuner: Tuner, setting: Tables, head: Head, generations: number): Promise<Weights> {
  for (let generation = 0; generation < generations; generation++) {
    const jobs = tuner.trials().map((trial): TrainJob => ({ kind: 'trial', ...setting, head, trial }))
    tuner.follow(await spread<TrainJob, number>(WORKER, jobs))
    process.stderr.write(`${head}: ${generation + 1} of ${generations} generations\n`)
  }
  return tuner.weights
}

const fileOf = (
  command: string,
  { points, figures, foresight }: Weights,
  isTuned: boolean,
): string => `import type { Weights } from '../../../kernel/judgement.ts'
import { manual } from './manual.ts'
import type { Term } from './terms.ts'

/* Written by \`${command}\`. */
export const trained: Weights<Term, typeof manual.figures> = {
  ...manual,
${isTuned ? tunedBy(points, figures) : ''}${foresight ? foresightOf(foresight) : ''}}
`

const tunedBy = (points: Weights['points'], figures: WeightFigures): string => `  points: {
${listed(points, '    ')}
  },
  figures: {
${listed(figures, '    ')}
  },
`

const foresightOf = ({ points, certainty }: NonNullable<Weights['foresight']>): string => `  foresight: {
    points: {
${listed(points, '      ')}
    },
    certainty: { start: ${certainty.start}, end: ${certainty.end} },
  },
`

const listed = (numbers: WeightFigures, indent: string): string =>
  Object.entries(numbers)
    .map(([name, each]) => `${indent}${name}: ${typeof each === 'number' ? each : `[${each.join(', ')}]`},`)
    .join('\n')
