import { GIANT, MERFOLK, TROLL, type Tribe } from '../content/tribes.ts'

/** Tribes with a board in the middle of the table, and its height in the drawing. Orcs keep theirs at the seat. */
export const BOARD_HEIGHTS = { [MERFOLK]: 260, [GIANT]: 100, [TROLL]: 118 } as const

export const hasBoards = (tribes: readonly Tribe[]): boolean => tribes.some(tribe => tribe in BOARD_HEIGHTS)
