/** A place at the table, counted clockwise from 0. The widest game seats seven. */
export const SEATS = [0, 1, 2, 3, 4, 5, 6] as const
export type Seat = (typeof SEATS)[number]

/** Who looks at the table: a seat, or `null` for somebody who only watches. */
export type Viewer = Seat | null

export const seatsOf = (count: number): readonly Seat[] => SEATS.slice(0, count)

/** The seat `steps` places clockwise (negative: counter-clockwise). */
export const seatAfter = (seat: Seat, count: number, steps = 1): Seat =>
  ((((seat + steps) % count) + count) % count) as Seat

/** All seats once, clockwise, beginning with `first`. */
export const clockwiseFrom = (first: Seat, count: number): Seat[] =>
  Array.from({ length: count }, (_, step) => seatAfter(first, count, step))

/** Ready-made answers to "who is to move?" for the usual case of one seat, so that asking allocates nothing. */
export const ALONE: readonly (readonly Seat[])[] = SEATS.map(seat => [seat])
export const NOBODY: readonly Seat[] = []
