import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteStatement } from 'kysely'
import { Checkpoints } from './checkpoints.ts'
import type { Engine, EventRow, SnapshotRow } from './engine.ts'
import { Kysely, SqliteDialect } from './kysely.ts'
import type { Database } from './schema.ts'
import { nameErrors, StorageError } from './storage-error.ts'

/** Pages of the log after which a writer empties it itself, should the thread that does so be behind. */
const LONGEST_LOG = 60_000
/** How long a lock of somebody else is waited for. */
const BUSY_MS = 5000

/** One file; every acknowledged write has reached the disk (synchronous FULL). */
export function openSqlite(file: string, longLog?: number): Engine {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  // Whoever had the file before may be about to leave it, from the first statement on.
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec(`PRAGMA wal_autocheckpoint = ${LONGEST_LOG}`)
  const checkpoints = new Checkpoints(file, longLog)
  const statements = new Statements(database)
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({
      database: { close: () => database.close(), prepare: sql => adapt(statements.prepare(sql)) },
      onCreateConnection: nameErrors,
    }),
  })
  return {
    db,
    // Under Kysely's lock, so that no other transaction is open on the one connection there is.
    append: (events, snapshots) =>
      db.connection().execute(async () => {
        checkpoints.begin()
        await checkpoints.rest
        database.exec('BEGIN IMMEDIATE')
        try {
          statements.insert('table_events', events)
          statements.insert('snapshots', snapshots, 'table_id')
          database.exec('COMMIT')
        } catch (error) {
          if (database.isTransaction) database.exec('ROLLBACK')
          throw new StorageError(isTaken(error) ? 'number-taken' : 'failed', error)
        }
      }),
    close: async () => {
      await checkpoints.end()
      await db.destroy()
    },
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('UNIQUE constraint failed: table_events')

const MOST_STATEMENTS = 500

/** Statements are prepared once. */
class Statements {
  private readonly database: DatabaseSync
  private readonly prepared = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.database = database
  }

  prepare(sql: string): StatementSync {
    const known = this.prepared.get(sql)
    if (known) return known
    const statement = this.database.prepare(sql)
    if (this.prepared.size < MOST_STATEMENTS) this.prepared.set(sql, statement)
    return statement
  }

  /** `replacing`: the key under which an earlier row gives way. */
  insert(table: 'table_events' | 'snapshots', rows: readonly (EventRow | SnapshotRow)[], replacing?: string): void {
    const [first] = rows
    if (!first) return
    const columns = Object.keys(first)
    const change = replacing
      ? ` on conflict (${replacing}) do update set ${columns.map(name => `${name} = excluded.${name}`).join(', ')}`
      : ''
    const marks = columns.map(() => '?').join(', ')
    const statement = this.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})${change}`)
    for (const row of rows) statement.run(...(Object.values(row) as SQLInputValue[]))
  }
}

/** node:sqlite speaks nearly as Kysely expects of a driver. */
function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)),
  }
}
