import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { Encounters } from './encounters.ts'
import { balanceSeats } from './seats.ts'
import { cut, tableSizes } from './sizes.ts'

/*
 * Round robin for tables of any size. Two at a table: the circle method, everybody meets everybody once. More at a
 * table: a design in which meetings are as even as a search finds, and long enough that everybody meets everybody.
 */

/** The rounds of a tournament: tables of players, numbered from 0, each in the order of the seats. */
export type Rounds = readonly (readonly (readonly number[])[])[]

/** From which number of rounds on everybody can have met everybody. */
export const fewestRounds = (players: number, seats: number): number =>
  Math.ceil((players - 1) / (Math.min(seats, players) - 1))

/** How many more rounds may be tried until everybody has met everybody. */
const MOST_EXTRA = 5
const TRIES = 40_000

/** `count`: how many rounds, or null for as many as it takes to meet everybody. */
export function roundRobin(players: number, seats: number, count: number | null): number[][][] {
  if (players < 2) return []
  if (players <= seats) return balanceSeats(oneTable(players, count ?? players))
  const rounds = seats === 2 ? circle(players).slice(0, count ?? undefined) : design(players, seats, count)
  return balanceSeats(rounds)
}

const oneTable = (players: number, count: number): Rounds =>
  Array.from({ length: count }, () => [Array.from({ length: players }, (_, n) => n)])

function circle(players: number): Rounds {
  const even = players + (players % 2)
  const around = even - 1
  const turn = (n: number) => ((n % around) + around) % around
  return Array.from({ length: around }, (_, round) =>
    Array.from({ length: even / 2 }, (_, n) =>
      n > 0 ? [turn(round + n), turn(round - n)] : round % 2 === 0 ? [around, round] : [round, around],
    ).filter(table => table.every(player => player < players)),
  )
}

function design(players: number, seats: number, count: number | null): Rounds {
  if (count !== null) return search(players, seats, count).rounds
  const fewest = fewestRounds(players, seats)
  let best = search(players, seats, fewest)
  for (let more = 1; more <= MOST_EXTRA && unevenness(best.met) > 1; more++) {
    const longer = search(players, seats, fewest + more)
    if (unevenness(longer.met) < unevenness(best.met)) best = longer
  }
  return best.rounds
}

/** The difference between those who meet most and least often; never to meet is worse than any. */
const unevenness = ({ least, most, count }: Encounters): number => (least === 0 ? count : most - least)

/** What meeting once more costs: the second time more than the first, and never to meet is worst. */
const costOf = (times: number): number => (times === 0 ? 2 : times * times)

/** Simulated annealing: two players of a round change places if meetings become more even, and at first if not. */
function search(players: number, seats: number, count: number): { rounds: Rounds; met: Encounters } {
  const { tables: sizes } = tableSizes(players, seats)
  const rng = Rng.fromSeed(`round robin ${players} ${sizes.join()} ${count}`)
  const met = new Encounters(players)
  const rounds = Array.from({ length: count }, () => {
    const order = rng.shuffle(Array.from({ length: players }, (_, n) => n))
    const tables = cut(order, sizes)
    for (const table of tables) met.add(table)
    return tables
  })
  if (sizes.length < 2) return { rounds, met }
  for (let n = 0; n < TRIES; n++) {
    const heat = 2 * (1 - n / TRIES) ** 2
    const tables = elementAt(rounds, rng.below(count))
    const a = rng.below(sizes.length)
    const [one, other] = [elementAt(tables, a), elementAt(tables, (a + 1 + rng.below(sizes.length - 1)) % sizes.length)]
    const [i, j] = [rng.below(one.length), rng.below(other.length)]
    const [x, y] = [elementAt(one, i), elementAt(other, j)]
    let cost = 0
    for (const z of one) if (z !== x) cost += changed(met.of(x, z), -1) + changed(met.of(y, z), 1)
    for (const z of other) if (z !== y) cost += changed(met.of(y, z), -1) + changed(met.of(x, z), 1)
    if (cost > 0 && rng.next() >= Math.exp(-cost / heat) * 2 ** 32) continue
    for (const z of one) if (z !== x) exchange(met, x, y, z)
    for (const z of other) if (z !== y) exchange(met, y, x, z)
    one[i] = y
    other[j] = x
  }
  return { rounds, met }
}

const changed = (times: number, by: number): number => costOf(times + by) - costOf(times)

/** At the table of `z` now sits `after` and no longer `before`. */
function exchange(met: Encounters, before: number, after: number, z: number): void {
  met.change(before, z, -1)
  met.change(after, z, 1)
}
