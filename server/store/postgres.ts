import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Engine, NumberTaken, type SnapshotRow } from './engine.ts'
import type { Database } from './schema.ts'

const BIGINT = 20
const UNIQUE_VIOLATION = '23505'

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

/** `url` as in DATABASE_URL. Times fit in a double, so bigints are read as numbers. */
export function openPostgres(url: string): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told by the query itself.
  pool.on('error', () => {})
  // One that breaks between the queries of a transaction tells nobody but the connection itself.
  pool.on('connect', client => client.on('error', () => {}))
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    async append(moves, snapshots) {
      try {
        await pool.query({ name: 'append', text: APPEND, values: [JSON.stringify(moves), JSON.stringify(snapshots)] })
      } catch (error) {
        throw isTaken(error) ? new NumberTaken('a move number is taken', { cause: error }) : error
      }
    },
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
