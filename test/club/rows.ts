import type { MoveRow, SnapshotRow } from '../../server/store/engine.ts'
import type { TableRow } from '../../server/store/store.ts'

export const aTable = (given: Partial<TableRow> & { id: string }): TableRow => ({
  game: 'ethnos',
  rules_version: 1,
  options: '{}',
  seats: '[{"kind":"open"},{"kind":"open"}]',
  settings: '{}',
  host_id: 'host',
  state: 'playing',
  seed: 'seed',
  listed: 1,
  created_at: 1,
  ...given,
})

export const aMove = (given: Partial<MoveRow> & { table_id: string; number: number }): MoveRow => ({
  seat: 0,
  move: '{"kind":"draw"}',
  command: 'a',
  cause: 'person',
  at: 1,
  ...given,
})

export const aSnapshot = (given: Partial<SnapshotRow> & { table_id: string; number: number }): SnapshotRow => ({
  position: '{}',
  ...given,
})
