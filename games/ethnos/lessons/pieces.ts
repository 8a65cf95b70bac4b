import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Piece } from '../../../learn/lesson.ts'
import type { Card } from '../content/cards.ts'
import { ALL_KINGDOMS, KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import type { EthnosPosition } from '../position.ts'

/* What lessons and the coach can highlight. */

export const inHand = (cards: readonly Card[]): Piece[] => cards.map(card => `hand:${card}`)
export const inRow = (cards: readonly Card[]): Piece[] => cards.map(card => `recruit:${card}`)
export const kingdomsLit = (...kingdoms: readonly Kingdom[]): Piece[] =>
  kingdoms.map(kingdom => `kingdom:${KINGDOMS[kingdom]}`)
export const everySeat = (p: EthnosPosition): Piece[] => p.hands.map((_, seat) => `seat:${seat}`)

export const pieces = (p: EthnosPosition, seat: Seat): Piece[] => [
  'draw',
  ...everySeat(p),
  ...inHand(elementAt(p.hands, seat)),
  ...inRow(p.row),
  ...kingdomsLit(...ALL_KINGDOMS),
]
