import type { Kysely, Selectable } from 'kysely'
import { AccountStore } from './account-store.ts'
import { AnalysisStore } from './analysis-store.ts'
import { DailyStore } from './daily-store.ts'
import type { Engine, EventRow, SnapshotRow } from './engine.ts'
import { FailureStore } from './failure-store.ts'
import { FollowStore } from './follow-store.ts'
import { forgetPerson } from './forgetting.ts'
import { sql } from './kysely.ts'
import { LadderStore } from './ladder-store.ts'
import { migrate } from './migrate.ts'
import { ModerationStore } from './moderation-store.ts'
import { PeopleStore } from './people-store.ts'
import { ProgramStore } from './program-store.ts'
import { ResultStore } from './result-store.ts'
import type { Database } from './schema.ts'
import { ServerStore } from './server-store.ts'
import { insertTable, type TableRow, writeSitters } from './table-rows.ts'
import { TournamentStore } from './tournament-store.ts'

export type { EventRow } from './engine.ts'
export type { Person } from './people-store.ts'
export type { TableRow } from './table-rows.ts'
export type ChatRow = Selectable<Database['chat']>

export type Snapshot = Pick<Selectable<Database['snapshots']>, 'number' | 'position' | 'state'>
export type TableChange = Partial<
  Pick<
    TableRow,
    | 'seats'
    | 'state'
    | 'settings'
    | 'host_id'
    | 'host_name'
    | 'result'
    | 'next_id'
    | 'started_at'
    | 'ended_at'
    | 'due_at'
  >
>

export interface DueTable {
  readonly id: string
  readonly due_at: number | null
}
const BEFORE_ALL: DueTable = { id: '', due_at: -1 }

/** Everything the server remembers, on SQLite or PostgreSQL. */
export class Store {
  readonly people: PeopleStore
  readonly accounts: AccountStore
  readonly moderation: ModerationStore
  readonly results: ResultStore
  readonly analyses: AnalysisStore
  readonly daily: DailyStore
  readonly follows: FollowStore
  readonly ladders: LadderStore
  readonly servers: ServerStore
  readonly failures: FailureStore
  readonly tournaments: TournamentStore
  readonly programs: ProgramStore
  private readonly engine: Engine
  private readonly db: Kysely<Database>

  constructor(engine: Engine) {
    this.engine = engine
    this.db = engine.db
    this.people = new PeopleStore(engine.db)
    this.accounts = new AccountStore(engine.db)
    this.moderation = new ModerationStore(engine.db)
    this.results = new ResultStore(engine.db)
    this.analyses = new AnalysisStore(engine.db)
    this.daily = new DailyStore(engine.db)
    this.follows = new FollowStore(engine.db)
    this.ladders = new LadderStore(engine.db)
    this.servers = new ServerStore(engine.db)
    this.failures = new FailureStore(engine.db)
    this.tournaments = new TournamentStore(engine.db)
    this.programs = new ProgramStore(engine.db)
  }

  /** Migrates to the present schema. */
  migrate(): Promise<void> {
    return migrate(this.db)
  }

  close(): Promise<void> {
    return this.engine.close()
  }

  /** Resolves if the database answers. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db)
  }

  /** What is wrong with an SQLite file; PostgreSQL checks itself. */
  async damage(): Promise<string | null> {
    return (await this.engine.damage?.()) ?? null
  }

  async addTable(table: TableRow): Promise<void> {
    await this.db.transaction().execute(transaction => insertTable(transaction, table))
  }

  /** False if the table has changed since `row` was read: read it again and decide again. */
  async changeTable(row: TableRow, change: TableChange): Promise<boolean> {
    return this.db.transaction().execute(async transaction => {
      const changed = await transaction
        .updateTable('tables')
        .set({ ...change, version: row.version + 1 })
        .where('id', '=', row.id)
        .where('version', '=', row.version)
        .executeTakeFirst()
      if (Number(changed.numUpdatedRows) === 0) return false
      if (change.seats !== undefined || change.state === 'over')
        await writeSitters(transaction, row.id, change.state === 'over' ? '[]' : (change.seats ?? row.seats))
      return true
    })
  }

  /** Changes only the time, so it conflicts with no other change. All are committed together. */
  async changeDues(dues: ReadonlyMap<string, number | null>): Promise<void> {
    if (dues.size === 0) return
    // In the same order on all servers, to avoid deadlocks.
    const ordered = [...dues].sort(([one], [other]) => (one < other ? -1 : 1))
    await this.db.transaction().execute(async transaction => {
      for (const [id, due_at] of ordered)
        await transaction.updateTable('tables').set({ due_at }).where('id', '=', id).execute()
    })
  }

  /** Lets any server take these over at once. */
  async makeDueNow(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.db
      .updateTable('tables')
      .set({ due_at: 0 })
      .where('id', 'in', ids)
      .where('state', '=', 'playing')
      .execute()
  }

  /** True for only one of the servers that saw it was due: the others need not look before then. */
  async claimDue(id: string, seen: number | null, until: number): Promise<boolean> {
    const claimed = await this.db
      .updateTable('tables')
      .set({ due_at: until })
      .where('id', '=', id)
      .where('due_at', '=', seen)
      .executeTakeFirst()
    return Number(claimed.numUpdatedRows) > 0
  }

  /** Tables that are due, those waiting longest first. */
  dueTables(now: number, limit: number, after = BEFORE_ALL): Promise<DueTable[]> {
    return this.db
      .selectFrom('tables')
      .select(['id', 'due_at'])
      .where('due_at', '<=', now)
      .where('state', '=', 'playing')
      .where(where =>
        where.or([
          where('due_at', '>', after.due_at),
          where.and([where('due_at', '=', after.due_at), where('id', '>', after.id)]),
        ]),
      )
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit)
      .execute()
  }

  /** A person's tables that are not over: where they sit and what they host. */
  tablesOf(personId: string, limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where('state', '!=', 'over')
      .where(where =>
        where.or([
          where('host_id', '=', personId),
          where('id', 'in', where.selectFrom('sitters').select('table_id').where('person_id', '=', personId)),
        ]),
      )
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
  }

  /** Returns the tables where their name appeared. */
  forget(personId: string): Promise<string[]> {
    return forgetPerson(this.db, personId)
  }

  /** True for only one of the servers that want to push this event or a later one. */
  async mayTell(tableId: string, personId: string, number: number): Promise<boolean> {
    const first = await this.db
      .insertInto('notices')
      .values({ table_id: tableId, person_id: personId, number })
      .onConflict(conflict =>
        conflict.columns(['table_id', 'person_id']).doUpdateSet({ number }).where('notices.number', '<', number),
      )
      .executeTakeFirst()
    return Number(first.numInsertedOrUpdatedRows ?? 0) > 0
  }

  /** For administrators: every table, newest first. */
  latestTables(filter: { state?: TableRow['state']; before?: number }, limit: number): Promise<TableRow[]> {
    let query = this.db.selectFrom('tables').selectAll().orderBy('created_at', 'desc').limit(limit)
    if (filter.state) query = query.where('state', '=', filter.state)
    if (filter.before !== undefined) query = query.where('created_at', '<', filter.before)
    return query.execute()
  }

  async admit(tableId: string, personId: string, admitted: boolean): Promise<void> {
    const row = { table_id: tableId, person_id: personId, admitted: admitted ? 1 : 0 }
    await this.db
      .insertInto('admissions')
      .values(row)
      .onConflict(conflict => conflict.columns(['table_id', 'person_id']).doUpdateSet({ admitted: row.admitted }))
      .execute()
  }

  async admission(tableId: string, personId: string): Promise<boolean | null> {
    const row = await this.db
      .selectFrom('admissions')
      .select('admitted')
      .where('table_id', '=', tableId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    return row ? row.admitted === 1 : null
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Public tables of a state, newest first. */
  listed(state: TableRow['state'], since: number, limit: number): Promise<TableRow[]> {
    return (
      this.db
        .selectFrom('tables')
        .selectAll()
        .where('listed', '=', 1)
        .where('state', '=', state)
        // A tournament shows its own.
        .where('tournament_id', 'is', null)
        .where('created_at', '>=', since)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute()
    )
  }

  /** Tables that nobody joined. */
  forgotten(before: number, limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where('state', '=', 'gathering')
      .where('created_at', '<', before)
      .limit(limit)
      .execute()
  }

  async *allTables(state?: TableRow['state']): AsyncGenerator<TableRow> {
    let after = ''
    for (;;) {
      const all = this.db.selectFrom('tables').selectAll().where('id', '>', after).orderBy('id').limit(200)
      const page = await (state ? all.where('state', '=', state) : all).execute()
      yield* page
      const last = page.at(-1)
      if (!last || page.length < 200) return
      after = last.id
    }
  }

  /** Many tables' events and snapshots in one transaction. Stores nothing if a number is taken. */
  appendEvents(events: readonly EventRow[], snapshots: readonly SnapshotRow[]): Promise<void> {
    return this.engine.append(events, snapshots)
  }

  eventsAfter(tableId: string, number: number): Promise<EventRow[]> {
    return this.db
      .selectFrom('table_events')
      .selectAll()
      .where('table_id', '=', tableId)
      .where('number', '>', number)
      .orderBy('number')
      .execute()
  }

  /** In order, as far as they exist. */
  async eventsNumbered(keys: readonly { table_id: string; number: number }[]): Promise<EventRow[]> {
    if (keys.length === 0) return []
    return this.db
      .selectFrom('table_events')
      .selectAll()
      .where(where => where.or(keys.map(({ table_id, number }) => where.and({ table_id, number }))))
      .orderBy('number')
      .execute()
  }

  /** How often each of these tables was changed. */
  async versions(tableIds: readonly string[]): Promise<{ id: string; version: number }[]> {
    if (tableIds.length === 0) return []
    return this.db.selectFrom('tables').select(['id', 'version']).where('id', 'in', tableIds).execute()
  }

  /** Who may no longer enter these tables. */
  async expelled(tableIds: readonly string[]): Promise<{ table_id: string; person_id: string }[]> {
    if (tableIds.length === 0) return []
    return this.db
      .selectFrom('admissions')
      .select(['table_id', 'person_id'])
      .where('table_id', 'in', tableIds)
      .where('admitted', '=', 0)
      .execute()
  }

  /** Chat at these tables since then. */
  async chatSince(tableIds: readonly string[], at: number): Promise<ChatRow[]> {
    if (tableIds.length === 0) return []
    return this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', 'in', tableIds)
      .where('at', '>=', at)
      .orderBy('at')
      .execute()
  }

  snapshot(tableId: string): Promise<Snapshot | undefined> {
    return this.db
      .selectFrom('snapshots')
      .select(['number', 'position', 'state'])
      .where('table_id', '=', tableId)
      .executeTakeFirst()
  }

  /** The same id stored twice is one line. */
  async addChat(line: ChatRow): Promise<boolean> {
    const added = await this.db
      .insertInto('chat')
      .values(line)
      .onConflict(conflict => conflict.column('id').doNothing())
      .executeTakeFirst()
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0
  }

  chatLine(id: string): Promise<ChatRow | undefined> {
    return this.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
  }

  async deleteChat(id: string): Promise<void> {
    await this.db.deleteFrom('chat').where('id', '=', id).execute()
  }

  latestChat(limit: number): Promise<ChatRow[]> {
    return this.db.selectFrom('chat').selectAll().orderBy('at', 'desc').limit(limit).execute()
  }

  chatBy(personId: string): Promise<ChatRow[]> {
    return this.db.selectFrom('chat').selectAll().where('person_id', '=', personId).orderBy('at').execute()
  }

  async chat(tableId: string, limit: number): Promise<ChatRow[]> {
    const lines = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', tableId)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute()
    return lines.reverse()
  }
}
