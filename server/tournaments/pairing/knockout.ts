import { type Sizes, tableSizes } from './sizes.ts'
import { spreadTables } from './spread.ts'

/** How many of a table go on: the best two, or one of two. */
export const goingOn = (size: number): number => (size > 2 ? 2 : 1)

/**
 * One round among those still in, best first. Two at a table: the best rest in the first round, so that afterwards a
 * power of two is left.
 */
export function knockoutTables<Player>(
  ranked: readonly Player[],
  seats: number,
  least: number,
  apart: (one: Player, other: Player) => boolean,
): { tables: Player[][]; rest: readonly Player[] } {
  const { tables: sizes, rest } = seats === 2 ? pairs(ranked.length) : tableSizes(ranked.length, seats, least)
  return { tables: spreadTables(ranked.slice(rest), sizes, apart), rest: ranked.slice(0, rest) }
}

function pairs(players: number): Sizes {
  const goal = 2 ** Math.ceil(Math.log2(players) - 1)
  const tables = players - goal
  return { tables: Array.from({ length: tables }, () => 2), rest: players - 2 * tables }
}
