import type { Outcome } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { SEATS, type Seat } from '../../kernel/seat.ts'

/** One line of the score sheet: what the points are for, and how many each seat has of them. */
export interface ScoreRow {
  readonly heading: string
  readonly points: readonly number[]
}

/** The score by source. */
export function scoreRows({ lines }: Outcome, headingOf: (source: string) => string): ScoreRow[] {
  const headings = [...new Set(lines.flat().map(({ source }) => headingOf(source)))]
  return headings.map(heading => ({
    heading,
    points: lines.map(own =>
      own.reduce((sum, { source, points }) => (headingOf(source) === heading ? sum + points : sum), 0),
    ),
  }))
}

/** One thing counted: the points of one seat for one source. */
export interface CountedPart {
  readonly row: number
  readonly seat: Seat
}

/** What is counted one after another, as at a table: source by source, seat by seat. Nothing is said of nothing. */
export const countOf = (rows: readonly ScoreRow[]): CountedPart[] =>
  rows.flatMap(({ points }, row) =>
    SEATS.slice(0, points.length).flatMap(seat => (points[seat] ? [{ row, seat }] : [])),
  )

/** What a seat has when so many parts have been counted. */
export const totalAfter = (rows: readonly ScoreRow[], parts: readonly CountedPart[], seat: Seat): number =>
  parts.reduce((sum, part) => (part.seat === seat ? sum + elementAt(elementAt(rows, part.row).points, seat) : sum), 0)

const WHOLE = 8000
const [SHORTEST, LONGEST] = [110, 480]

/** Between two parts, in milliseconds: a long count goes faster. */
export const paceOf = (parts: number): number => Math.min(LONGEST, Math.max(SHORTEST, WHOLE / parts))
