export const HIGHEST_LEVEL = 12

/** Tiles of each level, 1 to 12. The total of 61 and the whole small set: rulebook; the mix of the 61: original design. */
export const TILE_SETS = {
  all: [6, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 3],
  small: [4, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 1],
} as const

export const BOARDS = ['small', 'short', 'large'] as const
export type BoardId = (typeof BOARDS)[number]

interface BoardPlan {
  readonly rows: readonly number[]
  readonly tiles: keyof typeof TILE_SETS
  /** How many may play on it. */
  readonly players: readonly number[]
}

/** Tile counts and players: rulebook. Outlines: derived from the counts (DL-RUL-1). */
export const BOARD_PLANS: Readonly<Record<BoardId, BoardPlan>> = {
  small: { rows: [4, 5, 6, 7, 6, 5, 4], tiles: 'small', players: [2, 3] },
  short: { rows: [6, 7, 8, 9, 8, 7, 6], tiles: 'all', players: [4] },
  large: { rows: [5, 6, 7, 8, 9, 8, 7, 6, 5], tiles: 'all', players: [2, 3, 4, 5] },
}

/** A place on the board: its number, counted row by row. */
export type Cell = number

/** Rows run along q, pointed hexes; (0, 0) is the middle of the board. */
export interface Hex {
  readonly q: number
  readonly r: number
}

export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]

export interface Board {
  readonly id: BoardId
  readonly hexes: readonly Hex[]
  readonly size: number
  /** Cells next to each cell. */
  readonly neighbours: readonly (readonly Cell[])[]
}

function layOut(id: BoardId): Board {
  const { rows } = BOARD_PLANS[id]
  const middle = (rows.length - 1) / 2
  const hexes = rows.flatMap((length, row) => {
    const r = row - middle
    const start = -(rows[middle] - 1) / 2 + Math.max(0, -r)
    return Array.from({ length }, (_, step) => ({ q: start + step, r }))
  })
  const at = (q: number, r: number) => hexes.findIndex(hex => hex.q === q && hex.r === r)
  const neighbours = hexes.map(hex => DIRECTIONS.map(d => at(hex.q + d.q, hex.r + d.r)).filter(cell => cell >= 0))
  return { id, hexes, size: hexes.length, neighbours }
}

export const BOARD: Readonly<Record<BoardId, Board>> = {
  small: layOut('small'),
  short: layOut('short'),
  large: layOut('large'),
}

export const MOST_CELLS = BOARD.large.size
