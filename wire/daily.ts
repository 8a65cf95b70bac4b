import type { Level } from '../bots/levels.ts'
import type { Seat } from '../kernel/seat.ts'
import type { PersonRef } from './people.ts'

/** A day's challenge at the club, as the asker may know it. */
export interface DailyInfo {
  /** As in addresses: 2026-11-18. */
  readonly date: string
  readonly game: string
  readonly rulesVersion: number
  readonly seats: number
  readonly seat: Seat
  readonly rivals: Level
  readonly commitment: string
  /** When results, replays and the seed open: the next midnight in UTC. */
  readonly opensAt: number
  /** The server's clock. */
  readonly now: number
  /** Null until then. */
  readonly seed: string | null
  /** My tries: at the club, and of a page alone. */
  readonly mine: DailyTry | null
  readonly mineAlone: DailyTry | null
  /** Days in a row on which I finished a try. */
  readonly streak: number
  /** How many accounts have finished their try at the club. */
  readonly finished: number
  /** Null until they open. */
  readonly results: readonly DailyResult[] | null
  /** Of tries played without the club. */
  readonly resultsAlone: readonly DailyResult[] | null
}

/** A scored try. Without place it is in play, or it ended too late or too early to count. */
export interface DailyTry {
  readonly table: string
  readonly place: number | null
  readonly score: number | null
}

export interface DailyResult extends PersonRef {
  /** Equal results share a rank. */
  readonly rank: number
  readonly place: number
  readonly score: number | null
  /** The table with the replay. */
  readonly table: string
}
