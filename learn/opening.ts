import type { Game, GameEvent, Options, Position } from '../kernel/game.ts'
import { elementAt } from '../kernel/list.ts'
import { createMatch, type Match, playUnchecked } from '../kernel/match.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Opening } from './lesson.ts'

/** A position of a match, and the moves before it. */
export interface OpeningTurn {
  readonly position: Position
  readonly events: readonly GameEvent[]
  readonly mover: Seat | null
}

/** Plays the opening of a match. Throws if the rules refuse it: that is a bug of its author. */
export function playOpening(
  game: Game,
  { seats, options, seed, choices }: { readonly seats: number; readonly options: Options } & Opening,
): { readonly match: Match; readonly turns: readonly OpeningTurn[] } {
  const created = createMatch(game, seats, options, seed)
  if (!created.ok) throw new Error(`Opening ${seed}: ${created.error.code}`)
  const match: Match = created.value
  const turns: OpeningTurn[] = [{ position: match.position, events: [], mover: null }]
  for (const choice of choices) {
    const seat = elementAt(game.toMove(match.position), 0)
    const move = elementAt(game.moves(match.position, seat), choice)
    const { events } = playUnchecked(match, seat, move)
    turns.push({ position: match.position, events, mover: seat })
  }
  return { match, turns }
}
