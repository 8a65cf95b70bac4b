import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { looksOf } from '../../server/people/names.ts'
import type { Engine } from '../../server/store/engine.ts'
import { sql } from '../../server/store/kysely.ts'
import { migrate } from '../../server/store/migrate.ts'
import { MIGRATIONS } from '../../server/store/migrations/index.ts'
import { Store } from '../../server/store/store.ts'
import { CommitQueue } from '../../server/tables/commit-queue.ts'
import type { LiveTable } from '../../server/tables/live-table.ts'
import { openTable } from '../../server/tables/open-table.ts'
import { verifyTable } from '../../server/tables/verify.ts'
import { freshStore, PLACE_NAMES, preparePlaces } from './places.ts'
import { aTable } from './rows.ts'

const { places } = preparePlaces()

/**
 * Releases and the migrations between them: 0.1.0 ended with the first, 0.2.0 with the fourth, the present with the
 * last.
 */
const STEPS = MIGRATIONS.map((_, index) => index + 1)

type Row = Readonly<Record<string, string | number | null>>

/** As a server of that version wrote it, without later columns. */
async function fill({ db }: Engine, rows: readonly (readonly [table: string, row: Row])[]): Promise<void> {
  const tables = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]))
  for (const [table, row] of rows) {
    const known = new Set(tables.get(table)?.map(({ name }) => name))
    const kept = Object.entries(row).filter(([name]) => known.has(name))
    if (kept.length === 0) continue
    await sql`insert into ${sql.table(table)} (${sql.join(kept.map(([name]) => sql.ref(name)))})
      values (${sql.join(kept.map(([, value]) => value))})`.execute(db)
  }
}

const ANNA = { id: 'a', name: 'Анна', name_key: 'анна', secret: '$argon2id$x', banned: 0, created_at: 1 }
const BORIS = { id: 'b', name: 'Boris', name_key: null, secret: null, banned: 0, created_at: 2 }
const SESSION = { token_hash: 'h', id: 's', person_id: 'a', agent: 'x', created_at: 1, seen_at: 1, proved_at: 0 }
const LINE = { id: 'l', table_id: 't', person_id: 'a', name: 'Анна', room: 'seats', text: 'ёж 🦔', at: 5 }
const RESULT = { table_id: 'o', seat: 0, person_id: 'a', game: 'ethnos', place: 1, score: 12, won: 1, at: 3 }
const RATING = { person_id: 'a', game: 'ethnos', mu: 26.5, sigma: 7.25, games: 4, updated_at: 9 }
const SEATS = JSON.stringify(
  [ANNA, BORIS].map(({ id, name }) => ({ kind: 'person', id, name, ready: true, colour: id === 'a' ? 0 : 1 })),
)
const TABLE = aTable({
  id: 't',
  seats: SEATS,
  settings: '{"clock":null,"absent":"wait","delay":0,"rated":false}',
  host_id: 'a',
  host_name: 'Анна',
})
const AUDIT = {
  ...{ id: 'u', at: 7, by_id: 'a', by_name: 'Анна', act: 'mute', person_id: 'b', person_name: 'Boris', table_id: 't' },
  ...{ hours: 24, detail: 'insults' },
}
const JUDGED = { step: 0, chances: [0.5, 0.5], slip: null }

async function open(store: Store): Promise<LiveTable> {
  const table = await openTable(store, new CommitQueue(store), 't', () => 1000)
  if (typeof table === 'string') throw new Error(table)
  return table
}

async function playOn(table: LiveTable, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { match, number } = table.state
    const seat = elementAt(match.game.toMove(match.position), 0)
    const move = elementAt(match.game.moves(match.position, seat), 0)
    const answer = await table.submit({ kind: 'move', id: `m${number}`, seen: number, move, seat, cause: 'person' })
    expect(answer.kind).toBe('accepted')
  }
}

/** Forty moves as the present server stores them. */
async function aMatch() {
  const { store } = await freshStore(places.SQLite)
  await store.addTable(TABLE)
  const table = await open(store)
  await playOn(table, 40)
  return { table, events: await store.eventsAfter('t', 0), snapshot: await store.snapshot('t'), store }
}

/** All of it under the names of every version; each database takes the tables and columns it has. */
async function fillAll(engine: Engine, { events, snapshot }: Awaited<ReturnType<typeof aMatch>>, step: number) {
  const { number = 0, position = '', state = '' } = snapshot ?? {}
  // Older snapshots have no count of wishes.
  const former = JSON.stringify({ ...JSON.parse(state || '{}'), wishes: undefined }).replace('"proposal":', '"ask":')
  await fill(engine, [
    ['people', ANNA],
    ['people', BORIS],
    ['sessions', SESSION],
    ['tables', { ...TABLE }],
    ...events.flatMap(event => [
      ['moves', { ...event, move: event.data }] as const,
      ['table_events', { ...event }] as const,
    ]),
    ['snapshots', { table_id: 't', number, position, course: former, state }],
    ['sitters', { table_id: 't', person_id: 'a' }],
    ['sitters', { table_id: 't', person_id: 'b' }],
    ['chat', LINE],
    ['blocks', { person_id: 'a', blocked_id: 'b' }],
    ['secrets', { name: 'vapid', value: '{}' }],
    ['results', RESULT],
    ['ratings', RATING],
    ['notices', { table_id: 't', person_id: 'b', number: 3 }],
    ['analyses', { table_id: 'o', steps: 1, by: 'x', until: null, judged: JSON.stringify([JUDGED]) }],
    ...(step >= 6 ? [['analysis_steps', { table_id: 'o', step: 0, judged: JSON.stringify(JUDGED) }] as const] : []),
    ...(step >= 11 ? [['audit_log', { ...AUDIT, ...(step < 13 && { detail: '24 h: insults' }) }] as const] : []),
    ...(step >= 7 ? looksOf(ANNA.name).map(look => ['name_looks', { look, person_id: 'a' }] as const) : []),
  ])
}

let match: Awaited<ReturnType<typeof aMatch>>
beforeAll(async () => {
  match = await aMatch()
})
afterAll(() => match.store.close())

describe.each(PLACE_NAMES)('On %s', place => {
  // Both engines run the same migrations; those of releases are tried on both.
  const steps = place === 'SQLite' ? STEPS : [1, 4, STEPS.length]

  it.each(steps)('a club of migration %i is migrated completely, and its match can be continued', async step => {
    const engine = (await places[place]())()
    await migrate(engine.db, step)
    await fillAll(engine, match, step)
    const store = new Store(engine)
    await store.migrate()

    expect(await store.eventsAfter('t', 0)).toEqual(match.events)
    expect(await store.people.byName('анна')).toMatchObject(ANNA)
    expect(await store.people.byId('b')).toMatchObject(BORIS)
    expect((await store.people.bySession('h'))?.person).toMatchObject({ id: 'a' })
    expect(await store.chat('t', 10)).toEqual([LINE])
    expect(await store.table('t')).toMatchObject({ seats: SEATS, seed: 'seed', state: 'playing', host_id: 'a' })
    if (step >= 11) expect(await store.moderation.audit(10)).toEqual([AUDIT])
    if (step >= 2) {
      expect((await store.tablesOf('b', 10)).map(({ id }) => id)).toEqual(['t'])
      expect(await store.people.blockedBy('a')).toEqual(['b'])
      expect(await store.results.historyOf('a', 1e15, 10)).toMatchObject([{ table_id: 'o', place: 1 }])
    }
    if (step >= 4) expect(await store.analyses.of('o')).toMatchObject({ steps: 1, until: null })
    // Old accounts are as protected against look-alikes as new ones.
    expect(await store.people.isTaken('another', looksOf(ANNA.name))).toBe(true)

    const table = await open(store)
    expect(table.shown.position).toEqual(match.table.shown.position)
    const row = await store.table('t')
    expect(row && (await verifyTable(store, row))).toBeNull()
    await playOn(table, 5)
    await store.close()
  })
})
