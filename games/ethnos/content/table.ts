/** What depends on the number of players. Source: rulebook. */
export interface TableSize {
  readonly ages: 2 | 3
  readonly tribes: 5 | 6
  readonly tokensPerKingdom: 2 | 3
  readonly row: number
  /** Which side of the merfolk board and of the giant token is used. */
  readonly side: 'few' | 'many'
}

const few = (row: number): TableSize => ({ ages: 2, tribes: 5, tokensPerKingdom: 2, row, side: 'few' })
const many = (row: number): TableSize => ({ ages: 3, tribes: 6, tokensPerKingdom: 3, row, side: 'many' })

export const TABLE_SIZES: Readonly<Record<number, TableSize>> = {
  2: few(4),
  3: few(6),
  4: many(8),
  5: many(10),
  6: many(12),
}

export const HAND_LIMIT = 10
export const DRAGONS = 3
export const MARKERS_PER_PLAYER = 26
