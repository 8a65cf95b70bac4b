import { winShares } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { seatsOf } from '../../kernel/seat.ts'
import type { TableResult } from '../../wire/table.ts'
import { seasonOf } from '../ladder/seasons.ts'
import type { RatingRow, ResultRow } from '../store/result-store.ts'
import type { Store, TableRow } from '../store/store.ts'
import { weighed } from './rated.ts'
import { aged, pointsOf, rateAnew } from './ratings.ts'
import type { TableState } from './table-state.ts'

/** Records the result once; true if it was not recorded before. */
export async function recordEnd(store: Store, row: TableRow, state: TableState): Promise<boolean> {
  const { at } = state
  const reason = state.ended ?? 'played'
  const places = placesOf(state)
  const scores = state.match.game.outcome(state.match.position)?.scores ?? null
  const counts = places !== null && everybodyHasMoved(state)
  const results = counts ? await weighed(store, row, state, resultsOf(row, state, places, scores)) : []
  const rated = results.filter(({ weight }) => weight > 0)
  return store.results.record(row, results, {
    at,
    ladder: {
      key: { season: seasonOf(at), game: row.game, seats: state.holders.length },
      climb: rungs => rateAnew(row.game, rated, rungs, at),
    },
    resultFor(stored) {
      const known = stored.map(rating => aged(rating, at))
      const ratings = rateAnew(row.game, rated, known, at)
      const result: TableResult = {
        reason,
        places,
        scores,
        ratings: rated.length > 0 ? changesOf(state, known, ratings) : null,
        at,
      }
      return { text: JSON.stringify(result), ratings }
    },
  })
}

/** A match that ended before everybody could move counts for nobody. */
const everybodyHasMoved = ({ match, holders }: TableState): boolean => match.log.length >= holders.length

/** Places by the rules of the game. Resigned seats come last, the first to resign last of all. `null` if broken off. */
export function placesOf(state: TableState): readonly number[] | null {
  if (state.ended === 'closed') return null
  const outcome = state.match.game.outcome(state.match.position)
  const merits = state.seats.map(({ resigned }, seat) =>
    resigned !== null ? resigned - Number.MAX_SAFE_INTEGER : outcome ? -elementAt(outcome.places, seat) : 0,
  )
  return merits.map(merit => 1 + merits.filter(other => other > merit).length)
}

function resultsOf(
  row: TableRow,
  state: TableState,
  places: readonly number[],
  scores: readonly number[] | null,
): ResultRow[] {
  const won = winShares({ places, scores: [], lines: [] })
  return seatsOf(state.holders.length).flatMap(seat => {
    const holder = elementAt(state.holders, seat)
    if (holder.kind !== 'person') return []
    const score = scores?.[seat] ?? null
    return [
      {
        table_id: row.id,
        seat,
        person_id: holder.id,
        game: row.game,
        place: elementAt(places, seat),
        score,
        won: elementAt(won, seat),
        at: state.at,
        counts: elementAt(state.seats, seat).kicked ? 0 : 1,
        weight: 0,
      },
    ]
  })
}

const changesOf = (
  state: TableState,
  before: readonly RatingRow[],
  after: readonly RatingRow[],
): NonNullable<TableResult['ratings']> =>
  state.holders.map(holder => {
    if (holder.kind !== 'person') return null
    const find = (rows: readonly RatingRow[]) => rows.find(row => row.person_id === holder.id)
    const now = find(after)
    return now ? { before: pointsOf(find(before)), after: pointsOf(now) } : null
  })
