import { Socket } from 'node:net'
import pg from 'pg'
import type { Engine, SnapshotRow } from './engine.ts'
import { Kysely, PostgresDialect } from './kysely.ts'
import type { Database } from './schema.ts'
import { nameErrors, StorageError, type StorageFailure, throwStorageError } from './storage-error.ts'

const BIGINT = 20
const UNIQUE_VIOLATION = '23505'
/** The class of errors with which a database takes its leave: what it was doing may be done. */
const GOING_AWAY = /^57P/

/** In milliseconds. Tests of broken lines take less. */
export interface PostgresTimes {
  /** How long a connection may take to be made, or to become free. */
  readonly connect: number
  /** The database itself gives up a statement after this time, such as one that waits for somebody else's lock. */
  readonly statement: number
  /** A database that says nothing for so long is gone: a line may swallow all that is sent without breaking. */
  readonly silence: number
  /** A transaction whose line is silent holds its locks no longer. */
  readonly abandoned: number
}

export const POSTGRES_TIMES: PostgresTimes = { connect: 4000, statement: 3500, silence: 4000, abandoned: 5000 }
/** To connect, for work that has time. */
const PATIENT_CONNECT_MS = 15_000
const KEEP_ALIVE_MS = 10_000

/** Every column of a snapshot, complete by type: a later one replaces it whole. */
const SNAPSHOT: Readonly<Record<keyof SnapshotRow, string>> = {
  table_id: 'excluded.table_id',
  number: 'excluded.number',
  position: 'excluded.position',
  state: 'excluded.state',
}

/** One statement is one transaction and one journey. The rows travel as JSON: their types are those of the tables. */
const APPEND = `
  with stored as (insert into table_events select * from json_populate_recordset(null::table_events, $1))
  insert into snapshots select * from json_populate_recordset(null::snapshots, $2)
  on conflict (table_id) do update set ${Object.entries(SNAPSHOT)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')}`

/**
 * `url` as in DATABASE_URL. `patient`: for work that may take its time, such as bringing a large database to its new
 * form. Times fit in a double, so bigints are read as numbers.
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
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told by the query itself.
  pool.on('error', () => {})
  // One that breaks between the queries of a transaction tells nobody but the connection itself.
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

/** A connection in use that is silent for too long is broken off, and so whoever waits is told. */
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
    // What it said no to has left the connection as it was.
    client.release(failure === 'number-taken' ? undefined : true)
    throw new StorageError(failure, error)
  }
}

function failureIn(error: unknown): StorageFailure {
  const code = codeOf(error)
  if (code === UNIQUE_VIOLATION) return 'number-taken'
  return code === null || GOING_AWAY.test(code) ? 'unconfirmed' : 'failed'
}

/** What the database itself said; null if it is not heard of. */
const codeOf = (error: unknown): string | null => (error instanceof pg.DatabaseError ? (error.code ?? null) : null)
