import { isGameId, loadRules } from '../../games/registry.ts'
import type { Options, Position } from '../../kernel/game.ts'
import { createMatch, type Match } from '../../kernel/match.ts'
import type { SeatHolder, Settings } from '../../wire/table.ts'
import type { MoveRow, Snapshot, Store, TableRow } from '../store/store.ts'
import { type Act, actOf } from './act.ts'
import type { Committer } from './committer.ts'
import { type Course, happenAgain, type StoredCourse, startCourse } from './course.ts'
import { LiveTable } from './live-table.ts'

export type Unopened = 'unknown-table' | 'unknown-game' | 'other-rules' | 'damaged'

/** Brings a stored match back to life: from its latest snapshot, not from its first move. */
export async function openTable(
  store: Store,
  committer: Committer,
  id: string,
  now: () => number = Date.now,
): Promise<LiveTable | Unopened> {
  const row = await store.table(id)
  if (!row) return 'unknown-table'
  const [snapshot, rows] = await Promise.all([store.snapshot(id), store.movesAfter(id, 0)])
  const resumed = await resume(row, rows, snapshot)
  if (typeof resumed === 'string') return resumed
  const commands = new Map(rows.map(({ command, number }) => [command, number]))
  return new LiveTable(id, resumed.course, committer, { acts: resumed.acts, commands, now })
}

export interface Resumed {
  readonly course: Course
  readonly acts: readonly Act[]
}

/** The table after all its acts. Every move played again is checked as if it came in now. */
export async function resume(
  row: TableRow,
  rows: readonly MoveRow[],
  snapshot?: Snapshot | undefined,
): Promise<Resumed | Unopened> {
  const begun = await begin(row)
  if (typeof begun === 'string') return begun
  const acts = rows.map(actOf)
  const from = snapshot && snapshot.course !== '' && snapshot.number <= acts.length ? snapshot : undefined
  const course = from ? fromSnapshot(begun, acts, from) : begun
  for (const act of acts.slice(course.number)) if (!happenAgain(course, act)) return 'damaged'
  return { course, acts }
}

/** The table as it was when it started. */
async function begin(row: TableRow): Promise<Course | Unopened> {
  if (!isGameId(row.game)) return 'unknown-game'
  const module = await loadRules(row.game, row.rules_version)
  if (!module) return 'other-rules'
  const holders = JSON.parse(row.seats) as readonly SeatHolder[]
  const created = createMatch(module.game, holders.length, JSON.parse(row.options) as Options, row.seed)
  if (!created.ok) return 'damaged'
  return startCourse(created.value, holders, JSON.parse(row.settings) as Settings, row.started_at ?? row.created_at)
}

/** The same table before its first act. */
export function beginAgain({ match, holders, settings }: Course, startedAt: number): Course {
  const { game, setup } = match
  const created = createMatch(game, setup.seats, setup.options, setup.seed)
  if (!created.ok) throw new Error('a match cannot be begun again')
  return startCourse(created.value, holders, settings, startedAt)
}

function fromSnapshot(begun: Course, acts: readonly Act[], snapshot: Snapshot): Course {
  const stored = JSON.parse(snapshot.course) as StoredCourse
  const log = stored.line.flatMap(number => {
    const act = acts[number - 1]
    return act.kind === 'move' ? [{ seat: act.seat, move: act.move }] : []
  })
  const match: Match = { ...begun.match, log, position: JSON.parse(snapshot.position) as Position }
  return { ...begun, ...stored, match }
}
