import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Piece } from '../../../learn/lesson.ts'
import type { Cell } from '../content/boards.ts'
import type { Card } from '../content/deck.ts'
import { ALL_COMPANIONS, type Companion, PAIRS } from '../content/figures.ts'
import type { DarkLandsPosition } from '../position.ts'

/* What lessons and the coach can highlight. */

export const inHand = (cards: readonly Card[]): Piece[] => [...new Set(cards)].map(card => `hand:${card}`)
export const regions = (cells: readonly Cell[]): Piece[] => [...new Set(cells)].map(cell => `cell:${cell}`)
export const pairs = (...choices: readonly (readonly Companion[])[]): Piece[] =>
  choices.map(pair => `pair:${pair.join()}`)
export const purchases = (...types: readonly Companion[]): Piece[] => types.map(type => `buy:${type}`)
export const everySeat = (p: DarkLandsPosition): Piece[] => p.hands.map((_, seat) => `seat:${seat}`)

export const pieces = (p: DarkLandsPosition, seat: Seat): Piece[] => [
  'companions',
  'end',
  ...everySeat(p),
  ...inHand(elementAt(p.hands, seat)),
  ...regions(p.levels.map((_, cell) => cell)),
  ...pairs(...PAIRS),
  ...purchases(...ALL_COMPANIONS),
]
