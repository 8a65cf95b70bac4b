import { type Options, winShares } from '../kernel/game.ts'
import type { GameModule } from '../kernel/module.ts'
import { Rng } from '../kernel/rng.ts'
import { type Seat, seatsOf } from '../kernel/seat.ts'
import type { Bot } from './bot.ts'
import { playMatch } from './play.ts'
import { botOf } from './registry.ts'
import { search } from './search/search.ts'

export interface TrustRequest {
  /** Who plays on. */
  readonly bot: string
  /** How long a search looks before it says how likely its seat is to win. */
  readonly iterations: number
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** What a search said of its seat's chance, and what came of it. */
export interface Word {
  readonly said: number
  readonly came: number
}

/** One decision in so many is asked about: those next to each other would say the same. */
const EVERY = 9

/** Plays one game and asks a search now and then; who has won tells what its words were worth. */
export function takeAtWord(module: GameModule, { bot: spec, iterations, seats, options, seed }: TrustRequest): Word[] {
  const bot = botOf(spec, module)
  if (!bot) throw new Error(`there is no bot ${spec}`)
  const told: { readonly seat: Seat; readonly said: number }[] = []
  let decisions = 0
  const asked: Bot = {
    choose(view, seat, moves, rng) {
      if (moves.length > 1 && ++decisions % EVERY === 0) {
        const { weighed } = search(module, view, seat, Rng.fromSeed(`${seed} ${decisions}`), { iterations })
        if (weighed.length > 1) told.push({ seat, said: weighed[0].share })
      }
      return bot.choose(view, seat, moves, rng)
    },
  }
  const match = playMatch(
    module,
    seatsOf(seats).map(() => asked),
    options,
    seed,
  )
  const outcome = match.ok ? module.game.outcome(match.value.position) : null
  if (!outcome) return []
  const shares = winShares(outcome)
  return told.map(({ seat, said }) => ({ said, came: shares[seat] }))
}

/** The words of one range of chances taken together. */
export interface Range {
  readonly words: number
  readonly said: number
  readonly came: number
}

const RANGES = 5

/** From the gloomiest to the most hopeful; ranges in which nothing was said are left out. */
export function rangesOf(words: readonly Word[]): Range[] {
  const sums = Array.from({ length: RANGES }, () => ({ words: 0, said: 0, came: 0 }))
  for (const { said, came } of words) {
    const sum = sums[Math.min(RANGES - 1, Math.floor(said * RANGES))]
    sum.words++
    sum.said += said
    sum.came += came
  }
  return sums
    .filter(sum => sum.words > 0)
    .map(({ words, said, came }) => ({ words, said: said / words, came: came / words }))
}
