import type { PersonRef } from './people.ts'

/** Fewer games than this make a rating provisional. */
export const PROVISIONAL_GAMES = 5

/** A season's ladder of a game at tables of a size. */
export interface Ladder {
  /** A quarter, such as 2026-4. */
  readonly season: string
  readonly begins: number
  readonly ends: number
  /** Seasons with a ladder of this game, newest first. */
  readonly seasons: readonly string[]
  readonly players: number
  /** Table sizes with a ladder in this season. */
  readonly sizes: readonly number[]
  readonly rungs: readonly Rung[]
}

export interface Rung extends PersonRef {
  /** Null while the rating is provisional. */
  readonly rank: number | null
  readonly points: number
  /** How many points it may be off either way. */
  readonly doubt: number
  readonly games: number
}

/** What a rating was after a match. */
export interface RatingPoint {
  readonly at: number
  readonly points: number
  readonly table: string
}

export const ACHIEVEMENTS = ['five-games', 'full-table', 'hundred', 'master', 'week', 'podium'] as const
export type AchievementKind = (typeof ACHIEVEMENTS)[number]

/** Something that happened at finished tables and stays. */
export interface Achievement {
  readonly kind: AchievementKind
  readonly at: number
  /** The table where it was reached, if everybody may look there. */
  readonly table: string | null
}
