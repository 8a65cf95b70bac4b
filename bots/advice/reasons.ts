import type { Move, Position } from '../../kernel/game.ts'
import { Judge } from '../../kernel/judgement.ts'
import { elementAt } from '../../kernel/list.ts'
import type { BotGame } from '../../kernel/module.ts'
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
  { game, judgement }: BotGame,
  view: Position,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
): Reason[][] {
  const judge = new Judge(judgement)
  const names = [...judgement.terms, RIVALS]
  const compared = moves.map(move => ({ move, sums: names.map(() => 0) }))
  for (let world = 0; world < WORLDS; world++) {
    const { position, rngState } = imagineWorld(game, view, seat, rng)
    for (const { move, sums } of compared) {
      const after = game.clone(position)
      const fate = new Rng(rngState)
      game.play(after, seat, move, fate, null)
      // A move may do nothing yet and only open what follows it.
      playAhead(game, judge, after, seat, 1, fate)
      const parts = judge.parts(after, seat)
      const own = parts.reduce((sum, part) => sum + part, 0)
      for (const [term, part] of [...parts, judge.evaluate(after, seat) - own].entries())
        sums[term] = elementAt(sums, term) + part / WORLDS
    }
  }
  const rows = compared.map(({ sums }) => sums)
  return rows.map((row, at) => weightiest(names, row, rows.toSpliced(at, 1)))
}

function weightiest(
  names: readonly string[],
  own: readonly number[],
  others: readonly (readonly number[])[],
): Reason[] {
  if (others.length === 0) return []
  const mean = (at: number) => others.reduce((sum, row) => sum + elementAt(row, at), 0) / others.length
  const reasons = names.map((term, at) => ({ term, points: elementAt(own, at) - mean(at) }))
  const greatest = Math.max(...reasons.map(({ points }) => Math.abs(points)))
  return reasons
    .filter(({ points }) => Math.abs(points) >= Math.max(LEAST, WORTH_TELLING * greatest))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
}
