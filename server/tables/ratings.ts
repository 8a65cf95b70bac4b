import { createRequire } from 'node:module'
import { elementAt } from '../../kernel/list.ts'
import type { RatingRow, ResultRow } from '../store/result-store.ts'
import { movedBy } from './rated.ts'

/*
 * OpenSkill ratings (Weng-Lin, Plackett-Luce) for each game, made for matches of any number of players. The figure
 * shown is a cautious estimate, three deviations below the mean, so it rises as it becomes certain.
 */

/** Four hundred modules, loaded for the first rating. */
let library: typeof import('openskill') | null = null
const openSkill = (): typeof import('openskill') => {
  library ??= createRequire(import.meta.url)('openskill') as typeof import('openskill')
  return library
}

const SHOWN = { alpha: 40, target: 1000 } as const

export function pointsOf(row: Pick<RatingRow, 'mu' | 'sigma'> | undefined): number {
  const { ordinal, rating } = openSkill()
  return Math.round(ordinal(row ?? rating(), SHOWN))
}

export const doubtOf = ({ sigma }: Pick<RatingRow, 'sigma'>): number => Math.round(SHOWN.alpha * sigma)

const DAY_MS = 86_400_000
/** As long as somebody plays once in this time, their rating stays as sure as it is. */
const REST_DAYS = 30
/** After two years without a match a well-known strength is as uncertain as a new one. */
const VARIANCE_PER_DAY = 0.0865
const NEW_SIGMA = 25 / 3

/** A rating as it is now: its doubt grows while nobody plays for it, its mean stays. */
export function aged<Row extends Pick<RatingRow, 'sigma' | 'updated_at'>>(row: Row, now: number): Row {
  const idle = (now - Number(row.updated_at)) / DAY_MS - REST_DAYS
  if (idle <= 0 || row.sigma >= NEW_SIGMA) return row
  return { ...row, sigma: Math.min(NEW_SIGMA, Math.sqrt(row.sigma ** 2 + VARIANCE_PER_DAY * idle)) }
}

/** Everybody's ratings after a match. Bots are no measure: their strength depends on the machine. */
export function rateAnew(
  game: string,
  results: readonly ResultRow[],
  known: readonly RatingRow[],
  at: number,
): RatingRow[] {
  if (results.length === 0) return []
  const { rate, rating } = openSkill()
  const before = results.map(({ person_id }) => known.find(row => row.person_id === person_id))
  const after = rate(
    before.map(row => [rating(row)]),
    { rank: results.map(result => result.place) },
  )
  return results.map(({ person_id, weight }, index) => {
    const { mu, sigma } = elementAt(elementAt(after, index), 0)
    const row = { person_id, game, mu, sigma, games: (before[index]?.games ?? 0) + 1, updated_at: at }
    return movedBy(weight, rating(before[index]), row)
  })
}
