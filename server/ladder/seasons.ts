/* Seasons are quarters of the year in UTC, numbered from 1970. */

export const seasonOf = (at: number): number => {
  const date = new Date(at)
  return (date.getUTCFullYear() - 1970) * 4 + Math.floor(date.getUTCMonth() / 3)
}

export const beginOfSeason = (season: number): number => Date.UTC(1970 + Math.floor(season / 4), (season % 4) * 3)

/** Such as 2026-4. */
export const nameOfSeason = (season: number): string => `${1970 + Math.floor(season / 4)}-${(season % 4) + 1}`

/** Null if it is no season. */
export function seasonFrom(name: string): number | null {
  const [, year, quarter] = /^(\d{4})-([1-4])$/.exec(name) ?? []
  return year === undefined || Number(year) < 1970 ? null : (Number(year) - 1970) * 4 + Number(quarter) - 1
}
