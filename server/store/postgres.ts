import { Socket } from 'node:net'
import pg from 'pg'
import { type Engine, NumberTaken, type SnapshotRow, Unconfirmed, Unreachable } from './engine.ts'
import { Kysely, PostgresDialect } from './kysely.ts'
import type { Database } from './schema.ts'

const BIGINT = 20
const UNIQUE_VIOLATION = '23505'
/** The class of errors with which a database takes its leave: what it was doing may be done. */
const GOING_AWAY = /^57P/

/** How long a connection may take to be made, or to become free; the other for whoever has time. */
const CONNECT_MS = 4000
const PATIENT_CONNECT_MS = 15_000
/** The database itself gives up a statement after this time, such as one that waits for somebody else's lock. */
const STATEMENT_MS = 3500
/** Whoever was asked and says nothing for so long is not there: a line may swallow all that is sent without breaking. */
const SILENCE_MS = 4000
/** A transaction whose line is silent holds its locks no longer. */
const ABANDONED_MS = 5000
const KEEP_ALIVE_MS = 10_000

/** Every column of a snapshot, complete by type: a later one replaces it whole. */
const SNAPSHOT: Readonly<Record<keyof SnapshotRow, string>> = {
  table_id: 'excluded.table_id',
  number: 'excluded.number',
  position: 'excluded.position',
  course: 'excluded.course',
}

/** One statement is one transaction and one journey. The rows travel as JSON: their types are those of the tables. */
const APPEND = `
  with stored as (insert into moves select * from json_populate_recordset(null::moves, $1))
  insert into snapshots select * from json_populate_recordset(null::snapshots, $2)
  on conflict (table_id) do update set ${Object.entries(SNAPSHOT)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')}`

/**
 * `url` as in DATABASE_URL. `patient`: for work that may take its time, such as bringing a large database to its new
 * form. Times fit in a double, so bigints are read as numbers.
 */
export function openPostgres(url: string, { patient = false } = {}): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: patient ? PATIENT_CONNECT_MS : CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(!patient && { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: ABANDONED_MS }),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told by the query itself.
  pool.on('error', () => {})
  // One that breaks between the queries of a transaction tells nobody but the connection itself.
  pool.on('connect', client => client.on('error', () => {}))
  if (!patient) giveUpSilence(pool)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    append: (moves, snapshots) => append(pool, [JSON.stringify(moves), JSON.stringify(snapshots)]),
    close: () => db.destroy(),
  }
}

/** A connection in use that is silent for too long is broken off, and so whoever waits is told. */
function giveUpSilence(pool: pg.Pool): void {
  const limit = ({ connection: { stream } }: pg.PoolClient, ms: number) => {
    if (stream instanceof Socket) stream.setTimeout(ms)
  }
  pool.on('connect', ({ connection: { stream } }) =>
    stream.on('timeout', () => stream.destroy(new Error('PostgreSQL was silent for too long'))),
  )
  pool.on('acquire', client => limit(client, SILENCE_MS))
  pool.on('release', (error, client) => {
    if (!error) limit(client, 0)
  })
}

async function append(pool: pg.Pool, values: string[]): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new Unreachable('PostgreSQL cannot be asked', { cause: error })
  })
  try {
    await client.query({ name: 'append', text: APPEND, values })
    client.release()
  } catch (error) {
    const code = codeOf(error)
    // What it said no to has left the connection as it was.
    client.release(code === UNIQUE_VIOLATION ? undefined : true)
    if (code === UNIQUE_VIOLATION) throw new NumberTaken('a move number is taken', { cause: error })
    throw code === null || GOING_AWAY.test(code)
      ? new Unconfirmed('PostgreSQL has not answered', { cause: error })
      : error
  }
}

/** What the database itself said; null if it is not heard of. */
const codeOf = (error: unknown): string | null => (error instanceof pg.DatabaseError ? (error.code ?? null) : null)
