import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { CARDS } from '../content/cards.ts'
import { NONE, type PaperTalesEvent, type PaperTalesPosition } from '../position.ts'
import { cardsLeft, discardCard, discardCards, drawCard } from './piles.ts'

/**
 * Turns cards over until a unit of at most `maxCost` comes up; it takes the spot, free of charge. The other cards are
 * discarded only after the search, so a reshuffle during it cannot bring them back (PT-RUL-16).
 */
export function shapeshift(
  p: PaperTalesPosition,
  seat: Seat,
  spot: number,
  maxCost: number,
  rng: Rng,
  emit: Emit<PaperTalesEvent> | null,
): void {
  const turned: number[] = []
  let found = NONE
  while (found === NONE && cardsLeft(p) > 0) {
    const card = drawCard(p, rng, emit)
    if (!CARDS[card].artifact && CARDS[card].cost <= maxCost) found = card
    else turned.push(card)
  }
  discardCards(p, turned, true)
  emit?.({ kind: 'shapeshifted', seat, spot, card: found, turned, shows: true })
  if (found === NONE) return
  const k = p.kingdoms[seat]
  discardCard(p, k.units[spot], true)
  k.units[spot] = found
  k.fresh[spot] = 2
}
