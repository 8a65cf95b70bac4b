import { isGameId, loadRules } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, type Match } from '../../kernel/match.ts'
import type { EventRow, Snapshot, Store, TableRow } from '../store/store.ts'
import type { CommitQueue } from './commit-queue.ts'
import { LiveTable } from './live-table.ts'
import { eventOf, type TableEvent } from './table-event.ts'
import { DamagedRow, holdersOf } from './table-info.ts'
import { initialState, reduceChecked, type StoredTableState, type TableState } from './table-state.ts'

export type Unopened = 'unknown-table' | 'unknown-game' | 'other-rules' | 'damaged'

/** Opens a stored match from its latest snapshot rather than from its first move. */
export async function openTable(
  store: Store,
  commits: CommitQueue,
  id: string,
  now: () => number = Date.now,
  damaged: (damage: Damage) => void = () => {},
): Promise<LiveTable | Unopened> {
  const row = await store.table(id)
  if (!row) return 'unknown-table'
  const [snapshot, rows] = await Promise.all([store.snapshot(id), store.eventsAfter(id, 0)])
  const resumed = await resume(row, rows, snapshot, damaged)
  if (typeof resumed === 'string') return resumed
  const commands = new Map(rows.map(({ command, number }) => [command, number]))
  return new LiveTable(id, resumed.state, commits, { eventLog: resumed.eventLog, commands, now })
}

/** What is wrong with a stored table, and at which event. */
export interface Damage {
  readonly detail: string
  readonly event: number | null
}

export interface Resumed {
  readonly state: TableState
  readonly eventLog: readonly TableEvent[]
}

/** The table after all its events. Every move is checked as if it came in now: the store may be damaged. */
export async function resume(
  row: TableRow,
  rows: readonly EventRow[],
  snapshot?: Snapshot | undefined,
  damaged: (damage: Damage) => void = () => {},
): Promise<Resumed | Unopened> {
  let at: number | null = null
  try {
    const begun = await begin(row)
    if (typeof begun === 'string') return begun
    const eventLog: TableEvent[] = []
    for (const row of rows) {
      at = row.number
      const event = eventOf(row)
      if (!event) throw new DamagedRow(row.table_id, 'the event cannot be read')
      eventLog.push(event)
    }
    const state = stateIn(begun, eventLog, snapshot) ?? begun
    for (const event of eventLog.slice(state.number)) {
      at = event.number
      if (!reduceChecked(state, event)) throw new DamagedRow(row.id, 'the event does not follow from those before it')
    }
    return { state, eventLog }
  } catch (error) {
    damaged({ detail: error instanceof Error ? error.message : String(error), event: at })
    return 'damaged'
  }
}

/** The table as it was when it started. */
async function begin(row: TableRow): Promise<TableState | Unopened> {
  if (!isGameId(row.game)) return 'unknown-game'
  const module = await loadRules(row.game, row.rules_version)
  if (!module) return 'other-rules'
  const holders = holdersOf(row)
  const created = createMatch(module.game, holders.length, JSON.parse(row.options), row.seed)
  if (!created.ok) throw new DamagedRow(row.id, `its set-up is refused: ${created.error.code}`)
  return initialState(created.value, holders, JSON.parse(row.settings), row.started_at ?? row.created_at)
}

/** The same table before its first event. */
export function beginAgain({ match, holders, settings }: TableState, startedAt: number): TableState {
  const { game, setup } = match
  const created = createMatch(game, setup.seats, setup.options, setup.seed)
  if (!created.ok) throw new Error('a match cannot be begun again')
  return initialState(created.value, holders, settings, startedAt)
}

/** `null` without a usable snapshot, which only costs time. */
function stateIn(
  begun: TableState,
  eventLog: readonly TableEvent[],
  snapshot: Snapshot | undefined,
): TableState | null {
  if (!snapshot || snapshot.state === '' || snapshot.number > eventLog.length) return null
  try {
    return fromSnapshot(begun, eventLog, snapshot)
  } catch {
    return null
  }
}

function fromSnapshot(begun: TableState, eventLog: readonly TableEvent[], snapshot: Snapshot): TableState {
  const stored: StoredTableState = JSON.parse(snapshot.state)
  const log = stored.line.flatMap(number => {
    const event = elementAt(eventLog, number - 1)
    return event.kind === 'move' ? [{ seat: event.seat, move: event.move }] : []
  })
  const match: Match = { ...begun.match, log, position: JSON.parse(snapshot.position) }
  return { ...begun, ...stored, match }
}
