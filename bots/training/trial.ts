import { type Options, type Outcome, winShares } from '../../kernel/game.ts'
import { Judge, type Weights } from '../../kernel/judgement.ts'
import type { GameModule } from '../../kernel/module.ts'
import { seatsOf } from '../../kernel/seat.ts'
import { playMatch } from '../play.ts'
import { searcher } from '../searcher.ts'
import { briskGame } from './brisk.ts'
import type { Head, Trial } from './tune.ts'

/** Games of a trial: every table with either side beginning. What is striven for shows at a glance, so many can be played. */
const ROUNDS = { points: 8, foresight: 2 } satisfies Record<Head, number>
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
  const play = head === 'points' ? striving(module, plus, minus) : foreseeing(module, plus, minus)
  const rounds = ROUNDS[head]
  let lead = 0
  for (let round = 0; round < rounds; round++)
    for (const seats of tables)
      for (const turn of [0, 1]) {
        const sides = seatsOf(seats).map(seat => (seat + turn) % 2)
        const outcome = play(sides, options[seats], `${seed} ${round}`)
        if (!outcome) continue
        lead += winShares(outcome).reduce((sum, share, seat) => sum + (sides[seat] === 0 ? share : -share), 0)
      }
  return lead / (rounds * tables.length * 2)
}

/** A game between two sets of weights: which of them sits at each place, and who has won. */
type Play = (sides: readonly number[], options: Options, seed: string) => Outcome | null

function striving(module: GameModule, ...weights: readonly Weights[]): Play {
  const judges = weights.map(each => new Judge(judging(module, each).judgement))
  return (sides, options, seed) =>
    module.game.outcome(
      briskGame(
        module,
        sides.map(side => judges[side]),
        options,
        seed,
      ),
    )
}

function foreseeing(module: GameModule, ...weights: readonly Weights[]): Play {
  const bots = weights.map(each => searcher({ iterations: ITERATIONS, exact: true })(judging(module, each)))
  return (sides, options, seed) => {
    const match = playMatch(
      module,
      sides.map(side => bots[side]),
      options,
      seed,
    )
    return match.ok ? module.game.outcome(match.value.position) : null
  }
}
