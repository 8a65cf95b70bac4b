import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { cut } from './sizes.ts'

/*
 * Tables of players who are near in points and have not met. Starts with the ranking cut into tables, then lets players
 * change places while that makes it better.
 */

/** A rematch weighs more than any distance in points; a third meeting more than a second. */
const REMATCH = 1e6
/** No two tables further apart than this exchange players. */
const REACH = 12
const MOST_SWEEPS = 20
/** How many exchanges are tried at random if rematches are left. */
const TRIES = 20_000

/** `ranked`: best first. `times`: how often two have met. Whoever no table has room for is left out: the last. */
export function nearTables<Player>(
  ranked: readonly Player[],
  sizes: readonly number[],
  points: (player: Player) => number,
  times: (one: Player, other: Player) => number,
): Player[][] {
  const seated = ranked.slice(
    0,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  const costs = seated.map(one =>
    seated.map(other => (one === other ? 0 : times(one, other) ** 2 * REMATCH + Math.abs(points(one) - points(other)))),
  )
  const cost = (one: number, other: number) => elementAt(elementAt(costs, one), other)
  const start = cut([...seated.keys()], sizes)
  climb(start, cost)
  const found = hasRematch(start, cost) ? shaken(start, cost) : start
  return found.map(table => table.map(index => elementAt(seated, index)))
}

type Cost = (one: number, other: number) => number

const costAt = (table: readonly number[], player: number, except: number, cost: Cost): number =>
  table.reduce((sum, other) => (other === except ? sum : sum + cost(player, other)), 0)

/** What it would cost more if these two changed places. */
const exchangeCost = (one: readonly number[], x: number, other: readonly number[], y: number, cost: Cost): number =>
  costAt(one, y, x, cost) + costAt(other, x, y, cost) - costAt(one, x, x, cost) - costAt(other, y, y, cost)

function exchange(one: number[], i: number, other: number[], j: number): void {
  const held = elementAt(one, i)
  one[i] = elementAt(other, j)
  other[j] = held
}

/** Exchanges players as long as any exchange is an improvement. */
function climb(tables: readonly number[][], cost: Cost): void {
  for (let sweep = 0, better = true; better && sweep < MOST_SWEEPS; sweep++) {
    better = false
    for (const [a, one] of tables.entries())
      for (const other of tables.slice(a + 1, a + 1 + REACH))
        for (const i of one.keys())
          for (const j of other.keys())
            if (exchangeCost(one, elementAt(one, i), other, elementAt(other, j), cost) < 0) {
              exchange(one, i, other, j)
              better = true
            }
  }
}

const total = (tables: readonly (readonly number[])[], cost: Cost): number =>
  tables.reduce((sum, table) => sum + table.reduce((at, player) => at + costAt(table, player, player, cost), 0), 0)

const hasRematch = (tables: readonly (readonly number[])[], cost: Cost): boolean => total(tables, cost) >= 2 * REMATCH

/** Simulated annealing, for rematches that no single exchange can avoid. Returns the best tables on the way. */
function shaken(start: readonly number[][], cost: Cost): readonly number[][] {
  if (start.length < 2) return start
  const rng = Rng.fromSeed(`near tables ${start.map(({ length }) => length).join(' ')}`)
  const tables = start.map(table => [...table])
  let best = start
  let lowest = total(start, cost)
  let now = lowest
  for (let n = 0; n < TRIES; n++) {
    const heat = REMATCH * (1 - n / TRIES) ** 2
    const a = rng.below(tables.length)
    const [one, other] = [
      elementAt(tables, a),
      elementAt(tables, (a + 1 + rng.below(tables.length - 1)) % tables.length),
    ]
    const [i, j] = [rng.below(one.length), rng.below(other.length)]
    const change = exchangeCost(one, elementAt(one, i), other, elementAt(other, j), cost)
    if (change > 0 && rng.next() >= Math.exp(-change / heat) * 2 ** 32) continue
    exchange(one, i, other, j)
    now += 2 * change
    if (now >= lowest) continue
    lowest = now
    best = tables.map(table => [...table])
  }
  const found = best.map(table => [...table])
  climb(found, cost)
  return found
}
