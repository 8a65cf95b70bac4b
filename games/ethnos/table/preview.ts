import type { Game } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Card } from '../cards.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { type EthnosEvent, type EthnosMove, type EthnosPosition, type Frame, topFrame } from '../position.ts'
import { markersAgainst, sizeNeeded } from '../rules/marker.ts'

export interface Preview {
  readonly events: readonly EthnosEvent[]
  /** What the same seat would be asked next, if anything. */
  readonly asks: Frame | null
}

/** What a move would do, told by the rules themselves: it is played on a copy. Only for moves without chance. */
export function preview(
  game: Game<EthnosPosition, EthnosMove, EthnosEvent>,
  view: EthnosPosition,
  seat: Seat,
  move: EthnosMove,
): Preview {
  const after = game.clone(view)
  const events: EthnosEvent[] = []
  game.play(after, seat, move, Rng.fromSeed('preview'), event => events.push(event))
  const next = topFrame(after)
  return { events, asks: next && next.seat === seat && next.kind !== 'turn' ? next : null }
}

/** The size a band needs for a marker, as a sum of its parts. */
export interface Price {
  readonly markers: number
  readonly saved: number
  readonly need: number
}

export function priceOf(view: EthnosPosition, seat: Seat, leader: Card, kingdom: Kingdom): Price {
  const markers = markersAgainst(view, seat, kingdom)
  const need = sizeNeeded(view, seat, leader, kingdom)
  return { markers, saved: markers + 1 - need, need }
}
