import { elementAt } from '../../../kernel/list.ts'

/**
 * Tables of equal strength: the best at different tables, then the next best from the last table back, and so on.
 * `apart`: two who should not sit together again, such as those who come from the same table.
 */
export function spreadTables<Player>(
  ranked: readonly Player[],
  sizes: readonly number[],
  apart: (one: Player, other: Player) => boolean = () => false,
): Player[][] {
  const tables: Player[][] = sizes.map(() => [])
  let row = 0
  for (let from = 0; from < ranked.length; row++) {
    const free = [...tables.keys()].filter(table => elementAt(tables, table).length < elementAt(sizes, table))
    if (free.length === 0) break
    if (row % 2 === 1) free.reverse()
    const players = ranked.slice(from, from + free.length)
    from += players.length
    for (const player of players) {
      const meets = (table: number) => elementAt(tables, table).some(other => apart(player, other))
      const at = free.find(table => !meets(table)) ?? elementAt(free, 0)
      free.splice(free.indexOf(at), 1)
      elementAt(tables, at).push(player)
    }
  }
  return tables
}
