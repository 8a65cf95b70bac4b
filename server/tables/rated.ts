import { elementAt } from '../../kernel/list.ts'
import type { RatingRow, ResultRow } from '../store/result-store.ts'
import type { Person, Store, TableRow } from '../store/store.ts'
import type { TableState } from './table-state.ts'

/*
 * Whose rating a match changes, and by how much (docs/club.md). Playing against one's own puppets gains nothing at a
 * private table or from guests, and less and less from the same account.
 */

/** Matches with the same person within this time are counted together. */
export const REPEAT_MS = 30 * 86_400_000
/** How many of them count in full; each further one counts half as much as the one before. */
const FULL_REPEATS = 3

export const weightAfter = (repeats: number): number => 0.5 ** Math.max(0, repeats - FULL_REPEATS + 1)

/** Results with the weight that each has for its person's rating; 0 where it has none. */
export async function weighed(
  store: Store,
  row: TableRow,
  state: TableState,
  results: readonly ResultRow[],
): Promise<ResultRow[]> {
  const people = await store.people.byIds(results.map(({ person_id }) => person_id))
  const rated = results.filter(result => isRated(row, state, result, people))
  if (!state.settings.rated || rated.length < 2) return results.map(result => ({ ...result, weight: 0 }))
  const ids = rated.map(({ person_id }) => person_id)
  const met = await store.results.ratedTogether(row.game, ids, state.at - REPEAT_MS)
  const repeats = (one: string, other: string) =>
    met.find(pair => pair.one === one && pair.other === other)?.matches ?? 0
  return results.map(result => {
    if (!rated.includes(result)) return { ...result, weight: 0 }
    const others = ids.filter(id => id !== result.person_id)
    // The least frequent opponent decides how much the match counts.
    return { ...result, weight: weightAfter(Math.min(...others.map(other => repeats(result.person_id, other)))) }
  })
}

/** Accounts that played their seat themselves, or gave it up, at a public table. */
const isRated = (
  row: TableRow,
  state: TableState,
  { person_id, seat }: ResultRow,
  people: readonly Person[],
): boolean =>
  row.listed === 1 &&
  !elementAt(state.seats, seat).kicked &&
  people.some(({ id, name_key }) => id === person_id && name_key !== null)

/** A rating after part of the full change. */
export function movedBy(weight: number, before: Pick<RatingRow, 'mu' | 'sigma'>, after: RatingRow): RatingRow {
  const part = (from: number, to: number) => from + weight * (to - from)
  return { ...after, mu: part(before.mu, after.mu), sigma: part(before.sigma, after.sigma) }
}
