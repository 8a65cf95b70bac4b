import { addAt, elementAt } from '../../../kernel/list.ts'

/** How often each player has sat in each seat, that is, how often they were first, second and so on. */
export class SeatCounts<Player> {
  private readonly counts = new Map<Player, number[]>()

  times(player: Player, seat: number): number {
    return this.counts.get(player)?.[seat] ?? 0
  }

  /** `by`: 1 for a table played in this order, -1 to take it back. */
  add(table: readonly Player[], by: 1 | -1 = 1): void {
    for (const [seat, player] of table.entries()) {
      const counts = this.counts.get(player) ?? []
      this.counts.set(player, counts)
      while (counts.length <= seat) counts.push(0)
      addAt(counts, seat, by)
    }
  }
}

/** These players in the order in which everybody sits where they have sat least. */
export function inSeats<Player>(players: readonly Player[], sat: SeatCounts<Player>): Player[] {
  // The best order of every subset in the first seats, built up one seat after another.
  const all = (1 << players.length) - 1
  const best: { cost: number; last: number }[] = [{ cost: 0, last: -1 }]
  for (let set = 1; set <= all; set++) {
    const seat = bitsIn(set) - 1
    best[set] = players.reduce(
      (found, player, index) => {
        if (!(set & (1 << index))) return found
        const cost = elementAt(best, set & ~(1 << index)).cost + (2 * sat.times(player, seat) + 1)
        return cost < found.cost ? { cost, last: index } : found
      },
      { cost: Number.POSITIVE_INFINITY, last: -1 },
    )
  }
  const order: Player[] = []
  for (let set = all; set > 0; ) {
    const { last } = elementAt(best, set)
    order.unshift(elementAt(players, last))
    set &= ~(1 << last)
  }
  return order
}

const bitsIn = (set: number): number => {
  let bits = 0
  for (let rest = set; rest > 0; rest &= rest - 1) bits++
  return bits
}

/** How often all tables are seated anew, each in view of all others. */
const SWEEPS = 8

/** The same tables, in orders that give everybody every seat as equally often as can be. */
export function balanceSeats(rounds: readonly (readonly (readonly number[])[])[]): number[][][] {
  const sat = new SeatCounts<number>()
  const seated = rounds.map(tables => tables.map(table => [...table]))
  for (const table of seated.flat()) sat.add(table)
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const tables of seated)
      for (const [index, table] of tables.entries()) {
        sat.add(table, -1)
        const order = inSeats(table, sat)
        const better = timesSat(order, sat) < timesSat(table, sat) ? order : table
        sat.add(better)
        tables[index] = better
      }
  return seated
}

const timesSat = (order: readonly number[], sat: SeatCounts<number>): number =>
  order.reduce((sum, player, seat) => sum + sat.times(player, seat), 0)
