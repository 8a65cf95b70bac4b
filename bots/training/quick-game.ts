import type { Move, Options, Position } from '../../kernel/game.ts'
import type { Judge } from '../../kernel/judgement.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch } from '../../kernel/match.ts'
import type { BotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { quickMove } from '../quick-move.ts'

/** Sees the position before every move and may replace the move. */
export type Override = (position: Position, seat: Seat) => Move | null

/**
 * Plays a whole game by quick moves, as rollouts do: hundreds of games a second. Returns the final position; the same seed
 * gives the same game.
 */
export function quickGame(
  { game }: BotGame,
  judges: readonly Judge[],
  options: Options,
  seed: string,
  override: Override = () => null,
): Position {
  const created = createMatch(game, judges.length, options, seed)
  if (!created.ok) throw new Error(created.error.code)
  const { position } = created.value
  const fate = Rng.fromSeed(`brisk ${seed}`)
  for (let moves = 0; moves < game.facts.longest; moves++) {
    const [seat] = game.toMove(position)
    if (seat === undefined) break
    const move = override(position, seat) ?? quickMove(game, elementAt(judges, seat), position, seat, true, fate)
    game.play(position, seat, move, fate, null)
  }
  return position
}
