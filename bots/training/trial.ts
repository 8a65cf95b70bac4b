import { type Options, type Outcome, winShares } from '../../kernel/game.ts'
import { Judge, type Weights } from '../../kernel/judgement.ts'
import { elementAt, entryOf } from '../../kernel/list.ts'
import type { BotGame } from '../../kernel/module.ts'
import { seatsOf } from '../../kernel/seat.ts'
import { playMatch } from '../play.ts'
import { searcher } from '../searcher.ts'
import { quickGame } from './quick-game.ts'
import type { Head, Trial } from './tune.ts'

/** Games of a trial, every table with either side beginning. Weights of quick moves need no search, so many can be played. */
const ROUNDS = { points: 8, foresight: 2 } satisfies Record<Head, number>
/** Foresight shows only in searches: short ones, so that many games can be played. */
const ITERATIONS = 8

/** The same game with these weights. */
export const judging = (botGame: BotGame, weights: Weights): BotGame => ({
  ...botGame,
  judgement: { ...botGame.judgement, weights: { active: 'trial', baseline: 'trial', versions: { trial: weights } } },
})

/** The lead of `plus` in share of wins, from -1 to 1. The sides alternate seats, then swap them. */
export function playTrial(
  botGame: BotGame,
  { plus, minus, seed }: Trial,
  head: Head,
  tables: readonly number[],
  options: Readonly<Record<number, Options>>,
): number {
  const play = head === 'points' ? striving(botGame, plus, minus) : foreseeing(botGame, plus, minus)
  const rounds = ROUNDS[head]
  let lead = 0
  for (let round = 0; round < rounds; round++)
    for (const seats of tables)
      for (const turn of [0, 1]) {
        const sides = seatsOf(seats).map(seat => (seat + turn) % 2)
        const outcome = play(sides, entryOf(options, seats), `${seed} ${round}`)
        if (!outcome) continue
        lead += winShares(outcome).reduce((sum, share, seat) => sum + (sides[seat] === 0 ? share : -share), 0)
      }
  return lead / (rounds * tables.length * 2)
}

/** A game between two sets of weights: which of them plays each seat, and who won. */
type Play = (sides: readonly number[], options: Options, seed: string) => Outcome | null

function striving(botGame: BotGame, ...weights: readonly Weights[]): Play {
  const judges = weights.map(each => new Judge(judging(botGame, each).judgement))
  return (sides, options, seed) =>
    botGame.game.outcome(
      quickGame(
        botGame,
        sides.map(side => elementAt(judges, side)),
        options,
        seed,
      ),
    )
}

function foreseeing(botGame: BotGame, ...weights: readonly Weights[]): Play {
  const bots = weights.map(each => searcher({ iterations: ITERATIONS, exact: true })(judging(botGame, each)))
  return (sides, options, seed) => {
    const match = playMatch(
      botGame,
      sides.map(side => elementAt(bots, side)),
      options,
      seed,
    )
    return match.ok ? botGame.game.outcome(match.value.position) : null
  }
}
