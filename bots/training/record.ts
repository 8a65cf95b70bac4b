import { type Options, winShares } from '../../kernel/game.ts'
import { Judge } from '../../kernel/judgement.ts'
import type { GameModule } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { SEATS, type Seat, seatsOf } from '../../kernel/seat.ts'
import { briskGame } from './brisk.ts'

/** A position of a game that was played to its end: what the seats had of each term, and who won. */
export interface Sample {
  readonly seats: number
  readonly progress: number
  /** A row of features a seat. */
  readonly rows: readonly number[]
  readonly shares: readonly number[]
}

/** Of the positions where the move passes to another seat, as they are judged in searches, one in so many is kept. */
const EVERY = 4
/** Now and then somebody plays by chance, so that all kinds of positions are seen. */
const WHIMS = 12

/** Plays one game between equals and keeps positions of it. The same seed gives the same samples. */
export function recordGame(module: GameModule, seats: number, options: Options, seed: string): Sample[] {
  const { game, judgement } = module
  const { figures } = judgement.weights.versions[judgement.weights.active]
  const judge = new Judge(judgement)
  const chance = Rng.fromSeed(`whim ${seed}`)
  const kept: Omit<Sample, 'shares'>[] = []
  let mover: Seat | null = null
  const end = briskGame(
    module,
    seatsOf(seats).map(() => judge),
    options,
    seed,
    (position, seat) => {
      if (seat !== mover && chance.below(EVERY) === 0) {
        const rows = new Float64Array(SEATS.length * judgement.terms.length)
        judgement.features(position, null, rows, figures, true)
        const progress = judgement.progress(position)
        kept.push({ seats, progress, rows: [...rows.subarray(0, seats * judgement.terms.length)] })
      }
      mover = seat
      return chance.below(WHIMS) === 0 ? chance.pick(game.moves(position, seat)) : null
    },
  )
  const outcome = game.outcome(end)
  if (!outcome) return []
  const shares = winShares(outcome)
  return kept.map(sample => ({ ...sample, shares }))
}
