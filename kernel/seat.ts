import { elementAt } from './list.ts'

/** A place at the table, counted clockwise from 0. The largest table has seven. */
export const SEATS = [0, 1, 2, 3, 4, 5, 6] as const
export type Seat = (typeof SEATS)[number]

/** A seat, or `null` for a spectator. */
export type Viewer = Seat | null

/** Made once: searches loop over the seats of a table millions of times. */
const TABLES: readonly (readonly Seat[])[] = [0, ...SEATS].map((_, count) => SEATS.slice(0, count))

/** The seats of a table with this many players. */
export function seatsOf(count: number): readonly Seat[] {
  const seats = TABLES[count]
  if (seats === undefined) throw new RangeError(`no table has ${count} seats`)
  return seats
}

/** The seat with this number. Throws if there is none. */
export const seatAt = (number: number | undefined): Seat => elementAt(SEATS, number ?? -1)

/** The seat `steps` places clockwise (negative: counter-clockwise). */
export const seatAfter = (seat: Seat, count: number, steps = 1): Seat =>
  seatAt((((seat + steps) % count) + count) % count)

/** All seats once, clockwise, beginning with `first`. */
export const clockwiseFrom = (first: Seat, count: number): Seat[] =>
  Array.from({ length: count }, (_, step) => seatAfter(first, count, step))

/** Ready-made results of `toMove` for the usual case of one seat, to save allocations. */
export const ALONE: readonly (readonly Seat[])[] = SEATS.map(seat => [seat])
export const NOBODY: readonly Seat[] = []
