import { drawKind } from '../../../kernel/bag.ts'
import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAfter } from '../../../kernel/seat.ts'
import { deckOf } from '../content/cards.ts'
import { TABLE_SIZES } from '../content/table.ts'
import { type EthnosEvent, type EthnosPosition, NONE } from '../position.ts'

/** Starts the next age in the rulebook's order (ET-AGE-1 to ET-AGE-4). */
export function startAge(p: EthnosPosition, first: Seat, rng: Rng, emit: Emit<EthnosEvent> | null): void {
  p.age++
  p.deck = deckOf(p.tribes)
  p.dragons = 0
  p.bands = []
  p.discard = []
  let cards = p.deck.reduce((sum, copies) => sum + copies, 0)
  const draw = () => drawKind(p.deck, cards--, rng)

  p.hands = Array.from({ length: p.seats }, () => [draw()])
  p.known = p.hands.map(() => [])
  p.row = Array.from({ length: TABLE_SIZES[p.seats].row }, draw)
  // ET-R-1: the odd card goes below, with the dragons.
  p.upper = Math.floor(cards / 2)
  p.lower = cards - p.upper
  p.agenda = [{ kind: 'turn', seat: first, amount: 0 }]
  emit?.({ kind: 'age-began', age: p.age, first })
}

export const isLastAge = (p: EthnosPosition): boolean => p.age === TABLE_SIZES[p.seats].ages

/** ET-AGE-6, ET-R-2: least glory; on a tie, the first one clockwise from the herald, beginning with the herald. */
export function firstPlayer(p: EthnosPosition): Seat {
  const least = Math.min(...p.glory)
  let seat = p.herald === NONE ? 0 : p.herald
  while (p.glory[seat] !== least) seat = seatAfter(seat, p.seats)
  return seat
}

/** ET-AGE-7 */
export function nextTurn(p: EthnosPosition, after: Seat): void {
  p.agenda.push({ kind: 'turn', seat: seatAfter(after, p.seats), amount: 0 })
}
