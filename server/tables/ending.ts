import { winShares } from '../../kernel/game.ts'
import { seatsOf } from '../../kernel/seat.ts'
import type { TableResult } from '../../wire/table.ts'
import type { RatingRow, ResultRow } from '../store/result-store.ts'
import type { Store, TableRow } from '../store/store.ts'
import type { Course } from './course.ts'
import { pointsOf, rateAnew } from './ratings.ts'

/** Records how the match ended for everybody, once; true if it was not recorded before. */
export function recordEnd(store: Store, row: TableRow, course: Course): Promise<boolean> {
  const { at } = course
  const reason = course.ended ?? 'played'
  const places = placesOf(course)
  const scores = course.match.game.outcome(course.match.position)?.scores ?? null
  const counts = places !== null && everybodyHasMoved(course)
  const results = counts ? resultsOf(row, course, places, scores) : []
  const rated = course.settings.rated && results.length > 1
  return store.results.record(row, results, {
    at,
    resultFor(known) {
      const ratings = rated ? rateAnew(row.game, results, known, at) : []
      const result: TableResult = {
        reason,
        places,
        scores,
        ratings: rated ? changesOf(course, known, ratings) : null,
        at,
      }
      return { text: JSON.stringify(result), ratings }
    },
  })
}

/** A match that ended before everybody could move counts for nobody. */
const everybodyHasMoved = ({ match, holders }: Course): boolean => match.log.length >= holders.length

/** By the game's own reckoning; who resigned comes after all who did not, the earlier the later. Null if broken off. */
export function placesOf(course: Course): readonly number[] | null {
  if (course.ended === 'closed') return null
  const outcome = course.match.game.outcome(course.match.position)
  const merits = course.seats.map(({ resigned }, seat) =>
    resigned !== null ? resigned - Number.MAX_SAFE_INTEGER : outcome ? -outcome.places[seat] : 0,
  )
  return merits.map(merit => 1 + merits.filter(other => other > merit).length)
}

function resultsOf(
  row: TableRow,
  course: Course,
  places: readonly number[],
  scores: readonly number[] | null,
): ResultRow[] {
  const won = winShares({ places, scores: [], lines: [] })
  return seatsOf(course.holders.length).flatMap(seat => {
    const holder = course.holders[seat]
    if (holder.kind !== 'person') return []
    const score = scores?.[seat] ?? null
    return [
      {
        table_id: row.id,
        seat,
        person_id: holder.id,
        game: row.game,
        place: places[seat],
        score,
        won: won[seat],
        at: course.at,
      },
    ]
  })
}

const changesOf = (
  course: Course,
  before: readonly RatingRow[],
  after: readonly RatingRow[],
): NonNullable<TableResult['ratings']> =>
  course.holders.map(holder => {
    if (holder.kind !== 'person') return null
    const find = (rows: readonly RatingRow[]) => rows.find(row => row.person_id === holder.id)
    return { before: pointsOf(find(before)), after: pointsOf(find(after)) }
  })
