import { type Options, winShares } from '../../kernel/game.ts'
import { createMatch, playMove } from '../../kernel/match.ts'
import type { GameModule } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { SEATS, seatsOf } from '../../kernel/seat.ts'
import { greedy } from '../greedy.ts'
import { botChance } from '../play.ts'

/** A position of a game that was played to its end: what the seats had of each term, and who won. */
export interface Sample {
  readonly seats: number
  readonly progress: number
  /** A row of features a seat. */
  readonly rows: readonly number[]
  readonly shares: readonly number[]
}

/** Of the positions where the move passes to another seat, as they are judged in searches, one in so many is kept. */
const EVERY = 3
/** Now and then somebody plays by chance, so that all kinds of positions are seen. */
const WHIMS = 12

/** Plays one game between equals and keeps positions of it. The same seed gives the same samples. */
export function recordGame(module: GameModule, seats: number, options: Options, seed: string): Sample[] {
  const { game, judgement } = module
  const { figures } = judgement.weights.versions[judgement.weights.active]
  const created = createMatch(game, seats, options, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  const bot = greedy(module, judgement.weights.active)
  const chances = seatsOf(seats).map(seat => botChance(seed, seat))
  const whim = Rng.fromSeed(`whim ${seed}`)
  const kept: Omit<Sample, 'shares'>[] = []
  while (match.log.length < game.facts.longest) {
    const [seat] = game.toMove(match.position)
    if (seat === undefined) break
    if (seat !== match.log.at(-1)?.seat && whim.below(EVERY) === 0) {
      const rows = new Float64Array(SEATS.length * judgement.terms.length)
      judgement.features(match.position, null, rows, figures, true)
      const progress = judgement.progress(match.position)
      kept.push({ seats, progress, rows: [...rows.subarray(0, seats * judgement.terms.length)] })
    }
    const view = game.view(match.position, seat)
    const moves = game.moves(view, seat)
    const move = whim.below(WHIMS) === 0 ? whim.pick(moves) : bot.choose(view, seat, moves, chances[seat])
    const played = playMove(match, seat, move)
    if (!played.ok) throw new Error(`illegal: ${JSON.stringify(played.error)}`)
  }
  const outcome = game.outcome(match.position)
  if (!outcome) return []
  const shares = winShares(outcome)
  return kept.map(sample => ({ ...sample, shares }))
}
