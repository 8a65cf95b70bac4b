import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Clocks } from '../../wire/server-message.ts'
import type { Clock } from '../../wire/table.ts'

const DAY_MS = 86_400_000
/** The least time for a person who returns after a real-time clock ran out. */
const WELCOME_MS = 60_000
/** The least time for a decision where a bot moves for absent people. */
const GRACE_MS = 10_000

/** The clocks of a table, computed from the times of its events alone, so that all servers agree on them. */
export interface Timing {
  readonly clock: Clock
  /** Milliseconds at `since`. */
  readonly left: number[]
  since: number
  running: readonly Seat[]
  /** Whose reminder for the present turn was sent. */
  readonly reminded: boolean[]
}

const fullTime = (clock: Clock): number => (clock.kind === 'real-time' ? clock.seconds * 1000 : clock.days * DAY_MS)

export const startTiming = (clock: Clock, seats: number, at: number): Timing => ({
  clock,
  left: Array.from({ length: seats }, () => fullTime(clock)),
  since: at,
  running: [],
  reminded: Array.from({ length: seats }, () => false),
})

const timeLeft = ({ left }: Timing, seat: Seat): number => elementAt(left, seat)

/** Advances the running clocks to `at`. */
export function passTime(timing: Timing, at: number): void {
  for (const seat of timing.running) timing.left[seat] = Math.max(0, timeLeft(timing, seat) - (at - timing.since))
  timing.since = at
}

/**
 * Starts these clocks. `mover` has just moved: a real-time clock gains its increment at the end of the turn, a clock of
 * days restarts with every move.
 */
export function runFor(
  timing: Timing,
  running: readonly Seat[],
  mover: Seat | null,
  { paused, grace }: { paused: boolean; grace: boolean },
): void {
  const { clock, left, reminded } = timing
  const before = timing.running
  if (mover !== null && clock.kind === 'real-time' && before.includes(mover) && !running.includes(mover))
    left[mover] = timeLeft(timing, mover) + clock.increment * 1000
  // The end of a pause starts nobody's turn.
  const begins = (seat: Seat) => !paused && (seat === mover || !before.includes(seat))
  for (const seat of running)
    if (begins(seat)) {
      reminded[seat] = false
      if (clock.kind === 'days') left[seat] = fullTime(clock)
      else if (grace) left[seat] = Math.max(timeLeft(timing, seat), GRACE_MS)
    }
  timing.running = running
}

export function welcomeBack(timing: Timing, seat: Seat): void {
  timing.left[seat] = Math.max(
    timeLeft(timing, seat),
    timing.clock.kind === 'real-time' ? WELCOME_MS : fullTime(timing.clock),
  )
}

/** When the seat runs out of time. */
export const runsOutAt = (timing: Timing, seat: Seat): number => timing.since + timeLeft(timing, seat)

/** When to remind the seat: with a quarter of the time left. Null with real-time clocks, and once it was done. */
export const remindAt = (timing: Timing, seat: Seat): number | null =>
  timing.clock.kind === 'days' && !timing.reminded[seat] ? runsOutAt(timing, seat) - fullTime(timing.clock) / 4 : null

export const clocksOf = ({ left, running, since }: Timing): Clocks => ({ left: [...left], running, at: since })
