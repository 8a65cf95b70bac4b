import { Socket } from 'node:net'
import pg from 'pg'
import type { Engine, SnapshotRow } from './engine.ts'
import { Kysely, PostgresDialect } from './kysely.ts'
import type { Database } from './schema.ts'
import { nameErrors, StorageError, type StorageFailure, throwStorageError } from './storage-error.ts'

const BIGINT = 20
const UNIQUE_VIOLATION = '23505'
/** Errors of a database that is shutting down: the statement may have been carried out. */
const GOING_AWAY = /^57P/

/** In milliseconds. Tests of broken connections use less. */
export interface PostgresTimes {
  /** To establish a connection, or to get a free one. */
  readonly connect: number
  /** After this time the database itself cancels a statement, such as one waiting for a lock. */
  readonly statement: number
  /** A database silent for so long counts as gone: a connection can swallow packets without breaking. */
  readonly silence: number
  /** After this time an idle transaction releases its locks. */
  readonly abandoned: number
}

export const POSTGRES_TIMES: PostgresTimes = { connect: 4000, statement: 3500, silence: 4000, abandoned: 5000 }
/** To connect, for work that may take long. */
const PATIENT_CONNECT_MS = 15_000
const KEEP_ALIVE_MS = 10_000

/** Every column of a snapshot, complete by type: a later one replaces it. */
const SNAPSHOT: Readonly<Record<keyof SnapshotRow, string>> = {
  table_id: 'excluded.table_id',
  number: 'excluded.number',
  position: 'excluded.position',
  state: 'excluded.state',
}

/** One statement is one transaction and one round trip. Rows travel as JSON; the tables give them their types. */
const APPEND = `
  with stored as (insert into table_events select * from json_populate_recordset(null::table_events, $1))
  insert into snapshots select * from json_populate_recordset(null::snapshots, $2)
  on conflict (table_id) do update set ${Object.entries(SNAPSHOT)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')}`

/**
 * `url` as in DATABASE_URL. `patient`: for work that may take long, such as migrating a large database. Times fit in a
 * double, so bigints are read as numbers.
 */
export function openPostgres(url: string, { patient = false, times = POSTGRES_TIMES } = {}): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: patient ? PATIENT_CONNECT_MS : times.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(!patient && { statement_timeout: times.statement, idle_in_transaction_session_timeout: times.abandoned }),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  })
  // An idle connection that breaks is replaced. In use, the query reports the error.
  pool.on('error', () => {})
  // Between the queries of a transaction only the connection itself reports it.
  pool.on('connect', client => client.on('error', () => {}))
  if (!patient) giveUpSilence(pool, times.silence)
  const connect = () => pool.connect().catch(throwStorageError('unreachable'))
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end() }, onCreateConnection: nameErrors })
  const db = new Kysely<Database>({ dialect })
  return {
    db,
    append: (events, snapshots) => append(connect, [JSON.stringify(events), JSON.stringify(snapshots)]),
    close: () => db.destroy(),
  }
}

/** Cuts a connection that is silent for too long, so that its query fails. */
function giveUpSilence(pool: pg.Pool, silence: number): void {
  const limit = ({ connection: { stream } }: pg.PoolClient, ms: number) => {
    if (stream instanceof Socket) stream.setTimeout(ms)
  }
  pool.on('connect', ({ connection: { stream } }) =>
    stream.on('timeout', () => stream.destroy(new Error('PostgreSQL was silent for too long'))),
  )
  pool.on('acquire', client => limit(client, silence))
  pool.on('release', (error, client) => {
    if (!error) limit(client, 0)
  })
}

async function append(connect: () => Promise<pg.PoolClient>, values: string[]): Promise<void> {
  const client = await connect()
  try {
    await client.query({ name: 'append', text: APPEND, values })
    client.release()
  } catch (error) {
    const failure = failureIn(error)
    // A refused statement leaves the connection intact.
    client.release(failure === 'number-taken' ? undefined : true)
    throw new StorageError(failure, error)
  }
}

function failureIn(error: unknown): StorageFailure {
  const code = codeOf(error)
  if (code === UNIQUE_VIOLATION) return 'number-taken'
  return code === null || GOING_AWAY.test(code) ? 'unconfirmed' : 'failed'
}

/** The database's own error code, or null if it did not answer. */
const codeOf = (error: unknown): string | null => (error instanceof pg.DatabaseError ? (error.code ?? null) : null)
