import { commitmentTo } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import type { SeatHolder, TableInfo } from '../../wire/table.ts'
import type { TableRow } from '../store/store.ts'

/** What anybody who may enter may know of a table: everything but the seed, and that when it is over. */
export const infoOf = (row: TableRow): TableInfo => ({
  id: row.id,
  game: row.game,
  rulesVersion: row.rules_version,
  options: JSON.parse(row.options),
  seats: holdersOf(row),
  settings: JSON.parse(row.settings),
  host: { id: row.host_id, name: row.host_name },
  state: row.state,
  listed: row.listed === 1,
  invite: row.invite,
  commitment: commitmentTo(row.seed),
  seed: row.state === 'over' ? row.seed : null,
  result: row.result === null ? null : JSON.parse(row.result),
  next: row.next_id,
  createdAt: row.created_at,
  startedAt: row.started_at,
})

export const holdersOf = (row: TableRow): SeatHolder[] => JSON.parse(row.seats)

export const isHeldBy = (holder: SeatHolder, personId: string): boolean =>
  holder.kind === 'person' && holder.id === personId

export const seatOf = (seats: readonly SeatHolder[], personId: string): Seat | null =>
  seatsOf(seats.length).find(seat => isHeldBy(elementAt(seats, seat), personId)) ?? null
