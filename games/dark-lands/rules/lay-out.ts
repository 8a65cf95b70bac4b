import type { Emit } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, withoutCard } from '../content/deck.ts'
import type { DarkLandsEvent, DarkLandsPosition } from '../position.ts'
import { spend } from './companions.ts'

/** Lays a Magic card out: its Mages are spent, and it is on its way to the discard pile. */
export function layOut(p: DarkLandsPosition, seat: Seat, card: Card, emit: Emit<DarkLandsEvent> | null): void {
  spend(p, seat, card)
  p.hands[seat] = withoutCard(p.hands[seat], card)
  emit?.({ kind: 'cast', seat, card, shows: true })
}
