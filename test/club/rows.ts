import type { EventRow, SnapshotRow } from '../../server/store/engine.ts'
import type { TableRow } from '../../server/store/store.ts'

export const aTable = (given: Partial<TableRow> & { id: string }): TableRow => ({
  game: 'ethnos',
  rules_version: 1,
  options: '{}',
  seats: '[{"kind":"open"},{"kind":"open"}]',
  settings: '{}',
  host_id: 'host',
  host_name: 'Host',
  state: 'playing',
  seed: 'seed',
  listed: 1,
  invite: null,
  version: 0,
  result: null,
  next_id: null,
  created_at: 1,
  started_at: 1,
  ended_at: null,
  due_at: null,
  tournament_id: null,
  daily: null,
  sealed: 0,
  ...given,
})

export const aMove = (given: Partial<EventRow> & { table_id: string; number: number }): EventRow => ({
  kind: 'move',
  seat: 0,
  data: '{"kind":"draw"}',
  command: 'a',
  cause: 'person',
  at: 1,
  ...given,
})

export const aSnapshot = (given: Partial<SnapshotRow> & { table_id: string; number: number }): SnapshotRow => ({
  position: '{}',
  state: '{}',
  ...given,
})
