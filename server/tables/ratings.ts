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
