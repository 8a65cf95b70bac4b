import { elementAt } from '../../../kernel/list.ts'
import { BOARD, type BoardId, type Cell } from '../content/boards.ts'

/** The board as drawn: pointed hexes of this radius, the middle of the board at (0, 0). */
export const RADIUS = 41.5
const WIDTH = RADIUS * Math.sqrt(3)

export interface Place {
  readonly x: number
  readonly y: number
}

const places = (id: BoardId): readonly Place[] =>
  BOARD[id].hexes.map(({ q, r }) => ({ x: WIDTH * (q + r / 2), y: RADIUS * 1.5 * r }))

export const PLACES: Readonly<Record<BoardId, readonly Place[]>> = {
  small: places('small'),
  short: places('short'),
  large: places('large'),
}

/** Half the width and half the height of all hexes together. */
export function extent(id: BoardId): { readonly x: number; readonly y: number } {
  const all = PLACES[id]
  return {
    x: Math.max(...all.map(place => place.x)) + WIDTH / 2,
    y: Math.max(...all.map(place => place.y)) + RADIUS,
  }
}

/** The outline of a hex around (0, 0). */
export const hexPath = (radius: number): string =>
  `M${Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
  }).join('L')}Z`

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The neighbour an arrow key leads to. Straight up or down zigzags, so that a column stays a column. */
export function neighbourBy(id: BoardId, from: Cell, key: string): Cell | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  const board = BOARD[id]
  const lean = elementAt(board.hexes, from).r % 2 === 0 ? 0.1 : -0.1
  const here = elementAt(PLACES[id], from)
  const along = (cell: Cell): number => {
    const { x, y } = elementAt(PLACES[id], cell)
    return (x - here.x) * (arrow.x || lean) + (y - here.y) * arrow.y * (arrow.x ? 0 : 1)
  }
  const ahead = elementAt(board.neighbours, from).filter(cell => along(cell) > RADIUS)
  return ahead.length === 0 ? null : ahead.reduce((best, cell) => (along(cell) > along(best) ? cell : best))
}
