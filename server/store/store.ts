import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Engine, MoveRow, SnapshotRow } from './engine.ts'
import { migrate } from './migrate.ts'
import type { Database } from './schema.ts'

export { type MoveRow, NumberTaken } from './engine.ts'
export type Person = Selectable<Database['people']>
export type TableRow = Selectable<Database['tables']>
export type ChatRow = Selectable<Database['chat']>

export interface Snapshot {
  readonly number: number
  readonly position: string
}

/** Everything the server remembers, over SQLite or PostgreSQL alike. */
export class Store {
  private readonly engine: Engine
  private readonly db: Kysely<Database>

  constructor(engine: Engine) {
    this.engine = engine
    this.db = engine.db
  }

  /** Brings the database to the present form. */
  migrate(): Promise<void> {
    return migrate(this.db)
  }

  close(): Promise<void> {
    return this.db.destroy()
  }

  /** Answers if the database does. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db)
  }

  async addPerson(person: Insertable<Database['people']>): Promise<boolean> {
    const added = await this.db
      .insertInto('people')
      .values(person)
      .onConflict(conflict => conflict.column('name_key').doNothing())
      .executeTakeFirst()
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0
  }

  personByName(nameKey: string): Promise<Person | undefined> {
    return this.db.selectFrom('people').selectAll().where('name_key', '=', nameKey).executeTakeFirst()
  }

  async addSession(session: Insertable<Database['sessions']>): Promise<void> {
    await this.db.insertInto('sessions').values(session).execute()
  }

  personBySession(tokenHash: string): Promise<Person | undefined> {
    return this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .selectAll('people')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  }

  async addTable(table: Insertable<Database['tables']>): Promise<void> {
    await this.db.insertInto('tables').values(table).execute()
  }

  async changeTable(id: string, change: Partial<Pick<TableRow, 'seats' | 'state' | 'settings'>>): Promise<void> {
    await this.db.updateTable('tables').set(change).where('id', '=', id).execute()
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  }

  lobby(limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', 1)
      .where('state', '!=', 'over')
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
  }

  async *allTables(): AsyncGenerator<TableRow> {
    let after = ''
    for (;;) {
      const page = await this.db
        .selectFrom('tables')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(200)
        .execute()
      yield* page
      if (page.length < 200) return
      after = page[page.length - 1].id
    }
  }

  /** Many tables' moves and snapshots in one transaction; nothing is stored if one number is taken. */
  appendMoves(moves: readonly MoveRow[], snapshots: readonly SnapshotRow[]): Promise<void> {
    return this.engine.append(moves, snapshots)
  }

  movesAfter(tableId: string, number: number): Promise<MoveRow[]> {
    return this.db
      .selectFrom('moves')
      .selectAll()
      .where('table_id', '=', tableId)
      .where('number', '>', number)
      .orderBy('number')
      .execute()
  }

  snapshot(tableId: string): Promise<Snapshot | undefined> {
    return this.db
      .selectFrom('snapshots')
      .select(['number', 'position'])
      .where('table_id', '=', tableId)
      .executeTakeFirst()
  }

  async addChat(line: ChatRow): Promise<void> {
    await this.db.insertInto('chat').values(line).execute()
  }

  async deleteChat(id: string): Promise<void> {
    await this.db.deleteFrom('chat').where('id', '=', id).execute()
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
