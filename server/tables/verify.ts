import { hashOf } from '../../kernel/hash.ts'
import { sameData } from '../../kernel/json.ts'
import type { TableResult } from '../../wire/table.ts'
import { StorageError } from '../store/storage-error.ts'
import type { EventRow, Snapshot, Store, TableRow } from '../store/store.ts'
import { placesOf } from './ending.ts'
import { type Damage, resume, type Unopened } from './open-table.ts'
import { isOver, storedState, type TableState } from './table-state.ts'

export type TableFault = Unopened | 'gap' | 'other-snapshot' | 'other-end'

/** What is wrong, and where, if that is known. */
export interface TableVerdict extends Partial<Damage> {
  readonly fault: TableFault
}

/** Replays a stored table from its first move and compares it with everything stored on the way. */
export async function verifyTable(store: Store, row: TableRow): Promise<TableVerdict | null> {
  let damage: Partial<Damage> = {}
  try {
    const fault = await compare(store, row, found => {
      damage = found
    })
    return fault && { fault, ...damage }
  } catch (error) {
    if (error instanceof StorageError) throw error
    return { fault: 'damaged', detail: error instanceof Error ? error.message : String(error) }
  }
}

async function compare(store: Store, row: TableRow, damaged: (damage: Damage) => void): Promise<TableFault | null> {
  const [rows, snapshot] = await Promise.all([store.eventsAfter(row.id, 0), store.snapshot(row.id)])
  if (rows.some((event, index) => event.number !== index + 1)) return 'gap'
  const resumed = await resume(row, rows, undefined, damaged)
  if (typeof resumed === 'string') return resumed
  if (snapshot && !(await agrees(row, rows, snapshot))) return 'other-snapshot'
  return endsAsRecorded(row, resumed.state) ? null : 'other-end'
}

async function agrees(row: TableRow, rows: readonly EventRow[], snapshot: Snapshot): Promise<boolean> {
  if (snapshot.number > rows.length) return false
  const then = await resume(row, rows.slice(0, snapshot.number))
  if (typeof then === 'string') return false
  if (!isJson(snapshot.state) || !isJson(snapshot.position)) return false
  const { state } = then
  // Older snapshots lack fields that were added later, or are not used at all.
  const kept: Readonly<Record<string, unknown>> = JSON.parse(snapshot.state || '{}')
  const expected = Object.entries(storedState(state)).filter(([name]) => Object.hasOwn(kept, name))
  if (!sameData(kept, Object.fromEntries(expected))) return false
  return hashOf(JSON.parse(snapshot.position)) === hashOf(state.match.position)
}

/** A server may have died right after the end: the result is then recorded when the table is opened. */
function endsAsRecorded(row: TableRow, state: TableState): boolean {
  if (row.state !== 'over') return true
  const result: TableResult | null = row.result === null ? null : JSON.parse(row.result)
  return isOver(state) && (result === null || sameData(result.places, placesOf(state)))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text || 'null')
    return true
  } catch {
    return false
  }
}
