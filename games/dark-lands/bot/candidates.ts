import type { Seat } from '../../../kernel/seat.ts'
import { BOARD } from '../content/boards.ts'
import { type Card, SUPPORT } from '../content/deck.ts'
import { type DarkLandsMove, type DarkLandsPosition, NONE } from '../position.ts'
import type { CoinFigures } from '../weights/figures.ts'
import { cardWorth, turnsLeft } from './worth.ts'

const MOST = 48

/**
 * Captures first, valuable regions before cheap ones; then buildings that help somewhere. Leaves out what cannot
 * matter.
 */
export function candidates(
  p: DarkLandsPosition,
  seat: Seat,
  moves: readonly DarkLandsMove[],
  f: CoinFigures,
): readonly DarkLandsMove[] {
  if (moves[0].kind === 'close') return exchanges(p, seat, moves, f)
  if (moves.length <= 4) return moves
  const kept = moves.filter(move => matters(p, seat, move))
  return kept.sort((a, b) => urgency(p, b) - urgency(p, a)).slice(0, MOST)
}

/** Only the two least valuable cards, or none. */
function exchanges(
  p: DarkLandsPosition,
  seat: Seat,
  moves: readonly DarkLandsMove[],
  f: CoinFigures,
): readonly DarkLandsMove[] {
  if (moves.length <= 2) return moves
  const turns = turnsLeft(p, f)
  const worth = (card: Card) => cardWorth(p, seat, card, turns, f)
  const cards = p.hands[seat].slice().sort((a, b) => worth(a) - worth(b))
  const pair = [cards[0], cards[1]].sort((a, b) => a - b)
  const worst = moves.filter(move => move.kind === 'give' && move.cards[0] === pair[0] && move.cards[1] === pair[1])
  return [moves[0], ...worst]
}

function matters(p: DarkLandsPosition, seat: Seat, move: DarkLandsMove): boolean {
  switch (move.kind) {
    case 'fortify':
      return hasOpenNeighbour(p, move.cell)
    case 'levitate':
      return hasOpenNeighbour(p, move.to)
    case 'aim':
      return p.owners[move.cell] === seat || hasOpenNeighbour(p, move.cell)
    // The order of cards under the deck hardly matters, so one order is enough.
    case 'scout':
      return move.under.every((card, at) => at === 0 || move.under[at - 1] <= card)
    default:
      return true
  }
}

const hasOpenNeighbour = (p: DarkLandsPosition, cell: number): boolean =>
  BOARD[p.board].neighbours[cell].some(near => p.owners[near] === NONE)

function urgency(p: DarkLandsPosition, move: DarkLandsMove): number {
  switch (move.kind) {
    case 'capture':
      return 100 + p.levels[move.cell] + SUPPORT[move.card] / 10
    case 'end':
      return 90
    case 'cast':
    case 'recruit':
    case 'rally':
      return 80
    case 'aim':
      return 60
    case 'fortify':
      return 50 + SUPPORT[move.card]
    default:
      return 0
  }
}
