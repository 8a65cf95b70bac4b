import { type Options, winShares } from '../../kernel/game.ts'
import { Judge } from '../../kernel/judgement.ts'
import { entryOf } from '../../kernel/list.ts'
import type { BotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { SEATS, type Seat, seatsOf } from '../../kernel/seat.ts'
import { quickGame } from './quick-game.ts'

/** A position of a finished game: how much of each term the seats had, and who won. */
export interface Sample {
  readonly progress: number
  readonly seats: readonly { readonly features: Float64Array; readonly share: number }[]
}

/** Keeps one in this many of the positions where the turn passes, which are those that searches judge. */
const EVERY = 4
/** How often a random move is played, so that samples vary. */
const RANDOM_MOVES = 12

/** Plays one game between equal bots and samples its positions. The same seed gives the same samples. */
export function recordGame(botGame: BotGame, seats: number, options: Options, seed: string): Sample[] {
  const { game, judgement } = botGame
  const { figures } = entryOf(judgement.weights.versions, judgement.weights.active)
  const judge = new Judge(judgement)
  const rng = Rng.fromSeed(`whim ${seed}`)
  const width = judgement.terms.length
  const kept: { readonly progress: number; readonly rows: Float64Array }[] = []
  let mover: Seat | null = null
  const end = quickGame(
    botGame,
    seatsOf(seats).map(() => judge),
    options,
    seed,
    (position, seat) => {
      if (seat !== mover && rng.below(EVERY) === 0) {
        const rows = new Float64Array(SEATS.length * width)
        judgement.features(position, null, rows, figures, true)
        kept.push({ progress: judgement.progress(position), rows })
      }
      mover = seat
      return rng.below(RANDOM_MOVES) === 0 ? rng.pick(game.moves(position, seat)) : null
    },
  )
  const outcome = game.outcome(end)
  if (!outcome) return []
  const shares = winShares(outcome)
  return kept.map(({ progress, rows }) => ({
    progress,
    seats: shares.map((share, seat) => ({ features: rows.slice(seat * width, (seat + 1) * width), share })),
  }))
}
