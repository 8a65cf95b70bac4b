import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Piece } from '../../../learn/lesson.ts'
import { type Cards, NONE, type PaperTalesPosition } from '../position.ts'

/* What lessons and the coach can highlight. */

export const cardsLit = (cards: Cards): Piece[] => cards.map(card => `card:${card}`)
export const offersLit = (buildings: readonly number[]): Piece[] => buildings.map(building => `offer:${building}`)
export const buildingsLit = (buildings: readonly number[]): Piece[] => buildings.map(building => `building:${building}`)
export const everySeat = (p: PaperTalesPosition): Piece[] => p.kingdoms.map((_, seat) => `seat:${seat}`)

export function pieces(p: PaperTalesPosition, seat: Seat): Piece[] {
  const { units, hand, packet } = elementAt(p.kingdoms, seat)
  return [
    ...(p.stage === 'plan' ? ['ready'] : []),
    ...everySeat(p),
    ...cardsLit([...units.filter(card => card !== NONE), ...hand, ...packet]),
    ...buildingsLit(p.available),
    ...(p.stage === 'build' ? offersLit(p.available) : []),
  ]
}
