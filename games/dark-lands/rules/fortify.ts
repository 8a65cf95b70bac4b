import type { Emit, Objection } from '../../../kernel/game.ts'
import { replaced } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Cell, MOST_CELLS } from '../content/boards.ts'
import { CARD_KINDS, type Card, KIND, SUPPORT, withoutCard } from '../content/deck.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, NONE } from '../position.ts'
import { canAfford, costObjection, spend } from './companions.ts'
import { refuse } from './objections.ts'
import { addSupport, regionSupport } from './strength.ts'

export const FORTIFYINGS: readonly (readonly DarkLandsMove[])[] = Array.from({ length: CARD_KINDS }, (_, card) =>
  Array.from({ length: MOST_CELLS }, (_, cell) => ({ kind: 'fortify' as const, card, cell })),
)

export function listFortifyings(p: DarkLandsPosition, seat: Seat, moves: DarkLandsMove[]): void {
  const hand = p.hands[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (KIND[card] !== 'fortification' || card === hand[i - 1] || !canAfford(p, seat, card)) continue
    for (let cell = 0; cell < p.owners.length; cell++)
      if (p.owners[cell] === seat && p.forts[cell] === NONE) moves.push(FORTIFYINGS[card][cell])
  }
}

export function fortifyObjection(p: DarkLandsPosition, seat: Seat, card: Card, cell: Cell): Objection | null {
  if (KIND[card] !== 'fortification') return refuse('wrong-card', {}, 'DL-FORT-1')
  if (p.owners[cell] !== seat) return refuse('not-your-region')
  if (p.forts[cell] !== NONE) return refuse('fortified-already')
  return costObjection(p, seat, card)
}

export function fortify(
  p: DarkLandsPosition,
  seat: Seat,
  card: Card,
  cell: Cell,
  emit: Emit<DarkLandsEvent> | null,
): void {
  spend(p, seat, card)
  p.hands[seat] = withoutCard(p.hands[seat], card)
  p.forts = replaced(p.forts, cell, card)
  addSupport(p, seat, cell, SUPPORT[card])
  emit?.({ kind: 'fortified', seat, card, cell, support: regionSupport(p, cell), shows: true })
}
