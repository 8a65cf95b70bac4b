import type { Rng } from '../../../kernel/rng.ts'

const RANGE = 0x1_0000_0000

/**
 * By how much a player happens to overrate a move. Without hidden cards or dice, every walk after the same move would
 * be identical, and more walks would show nothing. Players' tastes differ, and so do walks.
 */
export const overrated = (fate: Rng | undefined, most: number): number => (fate ? (most * fate.next()) / RANGE : 0)
