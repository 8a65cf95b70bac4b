/* Days in UTC, so that midnight is the same for everybody. */

export const DAY_MS = 24 * 60 * 60 * 1000

/** The number of a day, counted from 1970. */
export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / DAY_MS)

export const beginOf = (day: number): number => day * DAY_MS

/** As in addresses: 2026-11-18. */
export const dateOf = (day: number): string => new Date(beginOf(day)).toISOString().slice(0, 10)

/** Null if it is no date. */
export function dayFrom(date: string): number | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN
  return Number.isNaN(at) || dateOf(dayOf(at)) !== date ? null : dayOf(at)
}

/** How many of these days, newest first, follow one another up to today or yesterday. */
export function streakOf(days: readonly number[], today: number): number {
  const [last] = days
  if (last === undefined || last < today - 1) return 0
  const gap = days.findIndex((day, index) => day !== last - index)
  return gap < 0 ? days.length : gap
}
