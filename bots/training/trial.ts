import { type Options, winShares } from '../../kernel/game.ts'
import type { Weights } from '../../kernel/judgement.ts'
import type { GameModule } from '../../kernel/module.ts'
import { greedy } from '../greedy.ts'
import { playMatch } from '../play.ts'
import { searcher } from '../searcher.ts'
import type { Head, Trial } from './tune.ts'

/** Games of a trial: every table with either side beginning. */
const ROUNDS = 2
/** What is foreseen shows in searches: short ones, so that many games can be played. */
const ITERATIONS = 8

/** The same game, judged with these weights. */
export const judging = (module: GameModule, weights: Weights): GameModule => ({
  ...module,
  judgement: { ...module.judgement, weights: { active: 'trial', baseline: 'trial', versions: { trial: weights } } },
})

/** By which share of wins `plus` is ahead, from -1 to 1: both sit at every other place, then the other way round. */
export function playTrial(
  module: GameModule,
  { plus, minus, seed }: Trial,
  head: Head,
  tables: readonly number[],
  options: Readonly<Record<number, Options>>,
): number {
  const make = head === 'points' ? greedy : searcher({ iterations: ITERATIONS, exact: true })
  const sides = [make(judging(module, plus)), make(judging(module, minus))]
  let lead = 0
  for (let round = 0; round < ROUNDS; round++)
    for (const seats of tables)
      for (const turn of [0, 1]) {
        const sideOf = (seat: number) => (seat + turn) % 2
        const bots = Array.from({ length: seats }, (_, seat) => sides[sideOf(seat)])
        const match = playMatch(module, bots, options[seats], `${seed} ${round}`)
        const outcome = match.ok ? module.game.outcome(match.value.position) : null
        if (!outcome) continue
        lead += winShares(outcome).reduce((sum, share, seat) => sum + (sideOf(seat) === 0 ? share : -share), 0)
      }
  return lead / (ROUNDS * tables.length * 2)
}
