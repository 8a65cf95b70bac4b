import type { Move, Position } from '../../kernel/game.ts'
import { Judge } from '../../kernel/judgement.ts'
import type { GameModule } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { imagineWorld } from '../look.ts'
import { playAhead } from './ahead.ts'

/** What the rivals have, counted against the seat: beside the game's own terms. */
export const RIVALS = 'rivals'

export interface Reason {
  /** One of the game's terms, or `RIVALS`. */
  readonly term: string
  /** By how much the move is better in this than the others it is compared with; below 0 it is the price. */
  readonly points: number
}

const WORLDS = 8
const MOST = 3
/** What is small beside the greatest difference is no reason; nor is what would be told as nought. */
const WORTH_TELLING = 0.15
const LEAST = 0.05

/**
 * Why each of these moves rather than the others: what the seat has when its turn is over, in the same imagined worlds. Weightiest
 * first.
 */
export function reasonsFor(
  { game, judgement }: GameModule,
  view: Position,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
): Reason[][] {
  const judge = new Judge(judgement)
  const names = [...judgement.terms, RIVALS]
  const sums = moves.map(() => new Float64Array(names.length))
  for (let world = 0; world < WORLDS; world++) {
    const { position, chance } = imagineWorld(game, view, seat, rng)
    for (const [at, move] of moves.entries()) {
      const after = game.clone(position)
      const fate = new Rng(chance)
      game.play(after, seat, move, fate, null)
      // A move may do nothing yet and only open what follows it.
      playAhead(game, judge, after, seat, 1, fate)
      const parts = judge.parts(after, seat)
      const own = parts.reduce((sum, part) => sum + part, 0)
      for (const [term, part] of [...parts, judge.evaluate(after, seat) - own].entries())
        sums[at][term] += part / WORLDS
    }
  }
  return sums.map((sum, at) => weightiest(names, sum, meanOf(sums.toSpliced(at, 1))))
}

function meanOf(rows: readonly Float64Array[]): Float64Array | null {
  if (rows.length === 0) return null
  return rows[0].map((_, term) => rows.reduce((sum, row) => sum + row[term], 0) / rows.length)
}

function weightiest(names: readonly string[], own: Float64Array, others: Float64Array | null): Reason[] {
  if (!others) return []
  const reasons = names.map((term, at) => ({ term, points: own[at] - others[at] }))
  const greatest = Math.max(...reasons.map(({ points }) => Math.abs(points)))
  return reasons
    .filter(({ points }) => Math.abs(points) >= Math.max(LEAST, WORTH_TELLING * greatest))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
}
