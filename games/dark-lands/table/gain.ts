import type { Game } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { previewMove } from '../../../kernel/preview.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'

export const signed = (coins: number): string => (coins > 0 ? `+${coins}` : `−${-coins}`)

/** The coins that a legal move would bring or cost its player at once, or `null` if that is not known. */
export function gainOf(
  game: Game<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>,
  before: DarkLandsPosition,
  seat: Seat,
  move: DarkLandsMove,
): number | null {
  const after = previewMove(game, before, seat, move)
  return after && elementAt(after.view.coins, seat) - elementAt(before.coins, seat)
}
