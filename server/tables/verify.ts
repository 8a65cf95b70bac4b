import { hashOf } from '../../kernel/hash.ts'
import { sameData } from '../../kernel/json.ts'
import type { TableResult } from '../../wire/table.ts'
import type { EventRow, Snapshot, Store, TableRow } from '../store/store.ts'
import { placesOf } from './ending.ts'
import { resume, type Unopened } from './open-table.ts'
import { isOver, storedState, type TableState } from './table-state.ts'

/** What is wrong with a stored table. */
export type TableFault = Unopened | 'gap' | 'other-snapshot' | 'other-end'

/** Plays a stored table again from its first move, and compares it with everything that was written down on the way. */
export async function verifyTable(store: Store, row: TableRow): Promise<TableFault | null> {
  const [rows, snapshot] = await Promise.all([store.eventsAfter(row.id, 0), store.snapshot(row.id)])
  if (rows.some((event, index) => event.number !== index + 1)) return 'gap'
  const resumed = await resume(row, rows)
  if (typeof resumed === 'string') return resumed
  if (snapshot && !(await agrees(row, rows, snapshot))) return 'other-snapshot'
  return endsAsRecorded(row, resumed.state) ? null : 'other-end'
}

async function agrees(row: TableRow, rows: readonly EventRow[], snapshot: Snapshot): Promise<boolean> {
  if (snapshot.number > rows.length) return false
  const then = await resume(row, rows.slice(0, snapshot.number))
  if (typeof then === 'string') return false
  const { state } = then
  // A snapshot from before courses were kept is not used.
  if (snapshot.state !== '' && !sameData(JSON.parse(snapshot.state), storedState(state))) return false
  return hashOf(JSON.parse(snapshot.position)) === hashOf(state.match.position)
}

/** A table may have ended a moment before its server did: the end is then recorded when it is opened. */
function endsAsRecorded(row: TableRow, state: TableState): boolean {
  if (row.state !== 'over') return true
  const result = row.result === null ? null : (JSON.parse(row.result) as TableResult)
  return isOver(state) && (result === null || sameData(result.places, placesOf(state)))
}
