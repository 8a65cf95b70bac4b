import type { Game, Options } from '../kernel/game.ts'
import type { Json } from '../kernel/json.ts'
import { isOfferedTo, type OptionSpec, parseOptions } from '../kernel/options.ts'
import { Rng } from '../kernel/rng.ts'

export interface FuzzPlan {
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** The first game has the run's own seed, so any single game can be repeated with `--games 1 --seed <its seed>`. */
export const seedOfGame = (seed: string, number: number): string => (number === 0 ? seed : `${seed}.${number}`)

/** Seats and options, drawn from the game's seed alone. */
export function planGame(game: Game, seed: string, players: number | null): FuzzPlan {
  const rng = Rng.fromSeed(`fuzz plan ${seed}`)
  const { min, max } = game.facts.seats
  const seats = players ?? min + rng.below(max - min + 1)
  for (let tries = 0; tries < 50; tries++) {
    const drawn = parseOptions(game, seats, drawOptions(game.facts.options, seats, rng))
    if (drawn.ok) return { seats, options: drawn.value, seed }
  }
  // The game refuses nearly every combination: use its defaults.
  const usual = parseOptions(game, seats, {})
  if (!usual.ok) throw new Error(`the default options are refused for ${seats} players: ${JSON.stringify(usual.error)}`)
  return { seats, options: usual.value, seed }
}

const drawOptions = (specs: readonly OptionSpec[], seats: number, rng: Rng): Options =>
  Object.fromEntries(specs.filter(spec => isOfferedTo(spec, seats)).map(spec => [spec.id, drawValue(spec, seats, rng)]))

function drawValue(spec: OptionSpec, seats: number, rng: Rng): Json {
  switch (spec.kind) {
    case 'choice':
      return rng.pick(spec.values)
    case 'flag':
      return rng.below(2) === 0
    case 'picks':
      return rng.below(2) === 0 ? 'random' : rng.shuffle([...spec.values]).slice(0, spec.counts[seats])
    case 'text':
    case 'data':
      return spec.default
  }
}
