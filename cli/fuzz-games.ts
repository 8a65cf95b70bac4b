import { examine, type Violation } from '../kernel/conformance/examine.ts'
import type { GameModule } from '../kernel/module.ts'
import { planGame, seedOfGame } from './fuzz-plan.ts'

export interface FuzzRun {
  readonly seed: string
  readonly players: number | null
  readonly from: number
  readonly to: number
}

export interface Fuzzed {
  readonly decisions: number
  readonly violations: readonly Violation[]
}

/** One position in so many is examined thoroughly. */
const EVERY = 32

/** Examines the games `from` to `to` of a run. */
export function fuzzGames({ game, proof }: GameModule, { seed, players, from, to }: FuzzRun): Fuzzed {
  let decisions = 0
  const violations: Violation[] = []
  for (let number = from; number < to; number++) {
    const plan = planGame(game, seedOfGame(seed, number), players)
    const examined = examine(game, proof, { ...plan, every: EVERY })
    decisions += examined.decisions
    violations.push(...examined.violations)
  }
  return { decisions, violations }
}
