import { expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import type { Engine } from '../../server/store/engine.ts'
import { sql } from '../../server/store/kysely.ts'
import { migrate } from '../../server/store/migrate.ts'
import { Store, type TableRow } from '../../server/store/store.ts'
import { CommitQueue } from '../../server/tables/commit-queue.ts'
import type { LiveTable } from '../../server/tables/live-table.ts'
import { openTable } from '../../server/tables/open-table.ts'
import { verifyTable } from '../../server/tables/verify.ts'
import type { SeatHolder, Settings } from '../../wire/table.ts'
import { freshStore, PLACE_NAMES, preparePlaces } from './places.ts'
import { aTable } from './rows.ts'

const { places } = preparePlaces()

/** Before "5 table events". */
const FORMER_MIGRATIONS = 4

const PEOPLE: readonly SeatHolder[] = ['Anna', 'Boris'].map(name => ({ kind: 'person', id: name, name, ready: true }))
const SETTINGS: Settings = {
  clock: { kind: 'real-time', seconds: 3600, increment: 5 },
  absent: 'wait',
  delay: 0,
  rated: false,
}
const TABLE = aTable({ id: 't', seats: JSON.stringify(PEOPLE), settings: JSON.stringify(SETTINGS) })

async function open(store: Store): Promise<LiveTable> {
  const table = await openTable(store, new CommitQueue(store), 't', () => 1000)
  if (typeof table === 'string') throw new Error(table)
  return table
}

async function playOn(table: LiveTable, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { match, number } = table.state
    const seat = elementAt(match.game.toMove(match.position), 0)
    const [move] = match.game.moves(match.position, seat)
    const answer = await table.submit({ kind: 'move', id: `m${number}`, seen: number, move, seat, cause: 'person' })
    expect(answer.kind).toBe('accepted')
  }
}

/** What a server of the former version would have stored of the same match. */
async function writeAsFormerly({ db }: Engine, from: Store, row: TableRow): Promise<void> {
  const [events, snapshot] = await Promise.all([from.eventsAfter('t', 0), from.snapshot('t')])
  if (!snapshot) throw new Error('there is no snapshot')
  const formerly = (text: string) => text.replace('"real-time"', '"live"').replace('"proposal":', '"ask":')
  const insert = (table: string, values: object) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map(name => sql.ref(name)))})
      values (${sql.join(Object.values(values))})`.execute(db)
  // Columns that came later.
  const { tournament_id: _, daily: __, sealed: ___, ...known } = row
  await insert('tables', { ...known, settings: formerly(row.settings) })
  for (const { kind, data, ...rest } of events)
    await insert('moves', { ...rest, kind: kind === 'propose' ? 'ask' : kind, move: data })
  const { state, ...rest } = snapshot
  expect(state).toContain('"proposal":{')
  await insert('snapshots', { table_id: 't', ...rest, course: formerly(state) })
}

it.each(PLACE_NAMES)('a match from the former schema on %s is complete, and can be continued', async place => {
  const { store: present } = await freshStore(places[place])
  await present.addTable(TABLE)
  const before = await open(present)
  await playOn(before, 30)
  const proposed = await before.submit({ kind: 'propose', what: 'pause', id: 'p', seat: 0, cause: 'person' })
  expect(proposed.kind).toBe('accepted')
  // The snapshot is taken here, while a proposal is open.
  await playOn(before, 4)

  const engine = (await places[place]())()
  await migrate(engine.db, FORMER_MIGRATIONS)
  await writeAsFormerly(engine, present, TABLE)
  const store = new Store(engine)
  await store.migrate()

  expect(await store.table('t')).toEqual(TABLE)
  expect(await store.eventsAfter('t', 0)).toEqual(await present.eventsAfter('t', 0))
  expect(await store.snapshot('t')).toEqual(await present.snapshot('t'))
  const table = await open(store)
  expect(table.shown).toEqual(before.shown)
  expect(table.shown.playState.proposal).toMatchObject({ number: 31, what: 'pause', by: 0, waiting: [1] })
  expect(await table.submit({ kind: 'agree', proposal: 31, id: 'a', seat: 1, cause: 'person' })).toEqual({
    kind: 'accepted',
    number: 36,
  })
  expect(table.shown.playState.paused).toMatchObject({ by: 0 })
  await table.submit({ kind: 'resume', id: 'r', seat: 0, cause: 'person' })
  await playOn(table, 3)
  expect(await verifyTable(store, TABLE)).toBeNull()
  await Promise.all([store.close(), present.close()])
})
