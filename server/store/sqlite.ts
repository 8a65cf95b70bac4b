import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, SqliteStatement } from 'kysely'
import { Checkpoints } from './checkpoints.ts'
import type { Engine, EventRow, SnapshotRow } from './engine.ts'
import { Kysely, SqliteDialect } from './kysely.ts'
import type { Database } from './schema.ts'
import { nameErrors, StorageError } from './storage-error.ts'

/** After this many pages a writer empties the log itself, in case the thread is behind. */
const LONGEST_LOG = 60_000
/** How long to wait for a foreign lock, at the start and for each write. */
const BUSY_MS = 5000
/** SQLite blocks the event loop while it waits, so wait only this long at a time and retry in between. */
const BLOCKING_MS = 10
const TRY_AGAIN_MS = 25
const BUSY = 5

/** One file; every acknowledged write has reached the disk (synchronous FULL). */
export function openSqlite(file: string, longLog?: number): Engine {
  if (file !== ':memory:') makePrivate(file)
  // The file's previous owner may still be closing it.
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec(`PRAGMA wal_autocheckpoint = ${LONGEST_LOG}`)
  database.exec(`PRAGMA busy_timeout = ${BLOCKING_MS}`)
  const checkpoints = new Checkpoints(file, longLog)
  const statements = new Statements(database)
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({
      database: { close: () => database.close(), prepare: sql => adapt(statements.prepare(sql)) },
      onCreateConnection: async connection => {
        beObliging(connection)
        await nameErrors(connection)
      },
    }),
  })
  return {
    db,
    // Under Kysely's lock, because there is one connection and no other transaction may be open on it.
    append: (events, snapshots) =>
      whenFree(() =>
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
            throw error
          }
        }),
      ).catch(error => {
        throw new StorageError(isTaken(error) ? 'number-taken' : 'failed', error)
      }),
    damage: () => (file === ':memory:' ? Promise.resolve(null) : damageIn(file)),
    close: async () => {
      await checkpoints.end()
      await db.destroy()
    },
  }
}

/** It holds the seeds of matches in play, so only its owner may read it. The log beside it gets the same mode. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  try {
    chmodSync(file, 0o600)
  } catch {
    // Somebody else's file that we may write: its owner decides.
  }
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === BUSY

/** Retries without blocking the others while somebody else writes. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + BUSY_MS
  for (;;)
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error
      await sleep(TRY_AGAIN_MS)
    }
}

function beObliging(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = <R>(query: CompiledQuery) => whenFree(async () => execute<R>(query))
}

const damageIn = (file: string): Promise<string | null> =>
  new Promise(resolve => {
    const worker = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: file })
    worker.unref()
    worker.once('message', (found: string) => resolve(found === 'ok' ? null : found))
    worker.once('error', error => resolve(String(error)))
  })

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

  /** `replacing`: the key by which a row replaces an earlier one. */
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

/** node:sqlite is nearly what Kysely expects of a driver. */
function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)),
  }
}
