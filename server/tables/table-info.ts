import { commitmentTo } from '../../kernel/hash.ts'
import type { Json } from '../../kernel/json.ts'
import type { TableRow } from '../store/store.ts'
import type { SeatHolder, Settings } from './seating.ts'

/** What anybody may know of a table. The seed is among it only when the match is over. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, Json>>
  readonly seats: readonly SeatHolder[]
  readonly settings: Settings
  readonly host: string
  readonly state: TableRow['state']
  readonly commitment: string
  readonly seed: string | null
  readonly createdAt: number
}

export const infoOf = (row: TableRow): TableInfo => ({
  id: row.id,
  game: row.game,
  rulesVersion: row.rules_version,
  options: JSON.parse(row.options),
  seats: JSON.parse(row.seats),
  settings: JSON.parse(row.settings),
  host: row.host_id,
  state: row.state,
  commitment: commitmentTo(row.seed),
  seed: row.state === 'over' ? row.seed : null,
  createdAt: row.created_at,
})
