import { commitmentTo } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Seat, seatsOf, type Viewer } from '../../kernel/seat.ts'
import { dateOf } from '../../learn/days.ts'
import type { SeatHolder, TableInfo } from '../../wire/table.ts'
import type { TableRow } from '../store/store.ts'
import type { TableState } from './table-state.ts'

/** A row that no version of the program would write. */
export class DamagedRow extends Error {
  readonly table: string

  constructor(table: string, detail: string) {
    super(`table ${table}: ${detail}`)
    this.table = table
  }
}

type JsonColumn = 'options' | 'seats' | 'settings' | 'result'

function read(row: TableRow, column: JsonColumn) {
  try {
    return JSON.parse(row[column] ?? 'null')
  } catch {
    throw new DamagedRow(row.id, `its ${column} cannot be read`)
  }
}

/** The public facts of a table: everything but the seed, which follows when the match is over. */
export const infoOf = (row: TableRow): TableInfo => ({
  id: row.id,
  game: row.game,
  rulesVersion: row.rules_version,
  options: read(row, 'options'),
  seats: holdersOf(row),
  settings: read(row, 'settings'),
  host: { id: row.host_id, name: row.host_name },
  state: row.state,
  listed: row.listed === 1,
  invite: row.invite,
  commitment: commitmentTo(row.seed),
  seed: row.state === 'over' && row.sealed === 0 ? row.seed : null,
  result: read(row, 'result'),
  next: row.next_id,
  tournament: row.tournament_id,
  createdAt: row.created_at,
  startedAt: row.started_at,
  ...(row.daily !== null && { daily: { date: dateOf(row.daily), sealed: row.sealed === 1 } }),
})

export function holdersOf(row: TableRow): SeatHolder[] {
  const seats = read(row, 'seats')
  if (!Array.isArray(seats)) throw new DamagedRow(row.id, 'its seats are no list')
  return seats
}

/** Skips unreadable rows, so that a bad one does not hide the others. */
export const infosOf = (rows: readonly TableRow[]): TableInfo[] => rows.flatMap(row => readableInfo(row) ?? [])

export function readableInfo(row: TableRow): TableInfo | null {
  try {
    return infoOf(row)
  } catch (error) {
    if (error instanceof DamagedRow) return null
    throw error
  }
}

export const isHeldBy = (holder: SeatHolder, personId: string): boolean =>
  holder.kind === 'person' && holder.id === personId

export const seatOf = (seats: readonly SeatHolder[], personId: string): Seat | null =>
  seatsOf(seats.length).find(seat => isHeldBy(elementAt(seats, seat), personId)) ?? null

/** A person's viewer at a table in play: their seat, unless they were removed from it. */
export function viewerAt(state: TableState, personId: string): Viewer {
  const seat = seatOf(state.holders, personId)
  return seat === null || elementAt(state.seats, seat).kicked ? null : seat
}
