import { examine, type Violation } from '../kernel/conformance/examine.ts'
import type { GameModule } from '../kernel/module.ts'
import { type Plan, planGame, seedOfGame } from './fuzz-plan.ts'

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
const EVERY = 10

/** Examines the games `from` to `to` of a run. */
export function fuzzGames(module: GameModule, { seed, players, from, to }: FuzzRun): Fuzzed {
  let decisions = 0
  const violations: Violation[] = []
  for (let number = from; number < to; number++) {
    const examined = examineSafely(module, planGame(module.game, seedOfGame(seed, number), players))
    decisions += examined.decisions
    violations.push(...examined.violations)
  }
  return { decisions, violations }
}

/** A game that throws has broken the contract too; the run goes on to the next one. */
function examineSafely({ game, proof }: GameModule, plan: Plan): Fuzzed {
  try {
    return examine(game, proof, { ...plan, every: EVERY })
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { decisions: 0, violations: [{ property: 'never throws', detail, ...plan, move: 0 }] }
  }
}
