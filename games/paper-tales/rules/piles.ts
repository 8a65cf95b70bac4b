import { drawKind } from '../../../kernel/bag.ts'
import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Cards, PaperTalesEvent, PaperTalesPosition } from '../position.ts'

/** To the face-down discard pile. `seen`: everybody knows which card it is (PT-SETUP-7, PT-RUL-20). */
export function discardCard(p: PaperTalesPosition, card: number, seen: boolean): void {
  p.discard[card]++
  p.discardSize++
  if (seen) p.buried[card]++
}

export function discardCards(p: PaperTalesPosition, cards: Cards, seen: boolean): void {
  for (let i = 0; i < cards.length; i++) discardCard(p, cards[i], seen)
}

/**
 * Draws a card; an empty pile is first replaced by the shuffled discard pile (PT-DRAFT-6, PT-RUL-1). One of them must
 * not be empty.
 */
export function drawCard(p: PaperTalesPosition, rng: Rng, emit: Emit<PaperTalesEvent> | null): number {
  if (p.pileSize === 0) {
    emit?.({ kind: 'reshuffled', cards: p.discardSize })
    for (let card = 0; card < p.pile.length; card++) {
      p.pile[card] = p.discard[card]
      p.discard[card] = 0
      p.buried[card] = 0
    }
    p.pileSize = p.discardSize
    p.discardSize = 0
  }
  const card = drawKind(p.pile, p.pileSize, rng)
  p.pileSize--
  return card
}

export const cardsLeft = (p: PaperTalesPosition): number => p.pileSize + p.discardSize
