import type { Game } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, kingdomOf } from '../cards.ts'
import { ALL_KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { type EthnosEvent, type EthnosMove, type EthnosPosition, type Frame, topFrame } from '../position.ts'
import { leadsTo, markersAgainst, sizeNeeded } from '../rules/marker.ts'

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

/** The kingdom where a band under this leader needs fewest cards: its own, but for those who may go anywhere. */
export function cheapest(view: EthnosPosition, seat: Seat, leader: Card): Kingdom {
  const need = (kingdom: Kingdom): number => sizeNeeded(view, seat, leader, kingdom)
  return ALL_KINGDOMS.filter(kingdom => leadsTo(leader, kingdom)).reduce(
    (best, kingdom) => (need(kingdom) < need(best) ? kingdom : best),
    kingdomOf(leader),
  )
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
