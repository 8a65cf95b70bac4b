import { examine, type Violation } from '../kernel/conformance/examine.ts'
import type { Proof } from '../kernel/conformance/proof.ts'
import type { Masks } from '../kernel/conformance/scene.ts'
import type { Game, Options } from '../kernel/game.ts'
import { planGame, seedOfGame } from './fuzz-plan.ts'

export interface FuzzRun {
  readonly seed: string
  readonly players: number | null
  /** Fixed for every game; null to draw them. */
  readonly options: Options | null
  /** One position in this many is examined thoroughly. */
  readonly every: number
  readonly from: number
  readonly to: number
}

export interface Fuzzed {
  readonly decisions: number
  readonly violations: readonly Violation[]
  readonly masks: readonly Masks[]
}

/** Plays and checks the games `from` to `to` of a run. */
export function fuzzGames(game: Game, proof: Proof, run: FuzzRun): Fuzzed {
  let decisions = 0
  const violations: Violation[] = []
  const masks: Masks[] = []
  for (let number = run.from; number < run.to; number++) {
    const plan = planGame(game, seedOfGame(run.seed, number), run.players)
    const examined = examine(game, proof, { ...plan, options: run.options ?? plan.options, every: run.every })
    decisions += examined.decisions
    violations.push(...examined.violations)
    masks.push(examined.masks)
  }
  return { decisions, violations, masks }
}
