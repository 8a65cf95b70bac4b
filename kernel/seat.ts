import { elementAt } from './list.ts'

/** A place at the table, counted clockwise from 0. The widest game seats seven. */
export const SEATS = [0, 1, 2, 3, 4, 5, 6] as const
export type Seat = (typeof SEATS)[number]

/** Who looks at the table: a seat, or `null` for somebody who only watches. */
export type Viewer = Seat | null

/** Lists made once: loops over the seats of a table run millions of times in a search. */
const TABLES: readonly (readonly Seat[])[] = [0, ...SEATS].map((_, count) => SEATS.slice(0, count))

/** The seats of a table of so many players. */
export const seatsOf = (count: number): readonly Seat[] => elementAt(TABLES, count)

/** The seat of this number: that there is none is a bug. */
export const seatAt = (number: number | undefined): Seat => elementAt(SEATS, number ?? -1)

/** The seat `steps` places clockwise (negative: counter-clockwise). */
export const seatAfter = (seat: Seat, count: number, steps = 1): Seat =>
  seatAt((((seat + steps) % count) + count) % count)

/** All seats once, clockwise, beginning with `first`. */
export const clockwiseFrom = (first: Seat, count: number): Seat[] =>
  Array.from({ length: count }, (_, step) => seatAfter(first, count, step))

/** Ready-made answers to "who is to move?" for the usual case of one seat, so that asking allocates nothing. */
export const ALONE: readonly (readonly Seat[])[] = SEATS.map(seat => [seat])
export const NOBODY: readonly Seat[] = []
