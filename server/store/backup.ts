import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Kysely, Transaction } from 'kysely'
import { err, isRecord, ok, type Result } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { keysOf } from '../../kernel/record.ts'
import type { Engine } from './engine.ts'
import { sql } from './kysely.ts'
import { migrate, migrationsDone } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Database } from './schema.ts'

/*
 * A backup is a gzipped file of JSON lines, the same for both engines, so that a club can move between SQLite and
 * PostgreSQL. It has a head, a line for every row, and a final count that detects a truncated file.
 */

const FORMAT = 'pentarchy-backup'
const VERSION = 1
const PAGE = 500

/** Signs of life of running servers and counts of failures are not part of a backup. */
type Kept = Exclude<keyof Database, 'servers' | 'sockets' | 'failures'>

/** The order of each table. Complete by type, so that a new table is not forgotten. */
const KEYS: { readonly [Table in Kept]: readonly (keyof Database[Table] & string)[] } = {
  people: ['id'],
  name_looks: ['look'],
  emails: ['person_id'],
  mail_tokens: ['hash'],
  totps: ['person_id'],
  recovery_codes: ['person_id', 'hash'],
  security_log: ['id'],
  api_tokens: ['hash'],
  sanctions: ['person_id', 'kind'],
  reports: ['id'],
  appeals: ['id'],
  audit_log: ['id'],
  sessions: ['token_hash'],
  tables: ['id'],
  table_events: ['table_id', 'number'],
  snapshots: ['table_id'],
  chat: ['id'],
  passkeys: ['id'],
  ceremonies: ['id'],
  blocks: ['person_id', 'blocked_id'],
  follows: ['person_id', 'followed_id'],
  notes: ['person_id', 'about_id'],
  unseen: ['person_id'],
  challenges: ['table_id'],
  push_subscriptions: ['endpoint'],
  secrets: ['name'],
  notices: ['table_id', 'person_id'],
  sitters: ['person_id', 'table_id'],
  admissions: ['table_id', 'person_id'],
  results: ['table_id', 'seat'],
  analyses: ['table_id'],
  analysis_steps: ['table_id', 'step'],
  ratings: ['person_id', 'game'],
  tournaments: ['id'],
  tournament_people: ['person_id', 'tournament_id'],
  tournament_events: ['tournament_id', 'number'],
  ladders: ['season', 'game', 'seats', 'person_id'],
  daily_starts: ['day'],
  daily_tries: ['day', 'person_id', 'alone'],
}
const TABLES = keysOf(KEYS)

type BackupRow = Readonly<Record<string, unknown>>

export interface Copied {
  readonly rows: number
}

export type BackupFault = 'not-a-backup' | 'other-version' | 'cut-short' | 'not-empty' | 'damaged'

/** Writes a consistent snapshot while play goes on. The file appears when it is complete. */
export async function backUp({ db }: Engine, file: string): Promise<Result<Copied, 'other-version'>> {
  const done = await migrationsDone(db)
  if (done.size !== MIGRATIONS.length || MIGRATIONS.some(({ name }) => !done.has(name))) return err('other-version')
  const aside = `${file}.part`
  let rows = 0
  async function* lines(transaction: Transaction<Database>): AsyncGenerator<string> {
    const migrations = MIGRATIONS.map(({ name }) => name)
    yield `${JSON.stringify({ format: FORMAT, version: VERSION, migrations, at: new Date().toISOString() })}\n`
    for (const table of TABLES)
      for await (const row of everyRow(transaction, table)) {
        rows++
        yield `${JSON.stringify([table, row])}\n`
      }
    yield `${JSON.stringify({ rows })}\n`
  }
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(transaction =>
        pipeline(
          Readable.from(lines(transaction)),
          createGzip(),
          createWriteStream(aside, { mode: 0o600, flush: true }),
        ),
      )
    await rename(aside, file)
  } finally {
    await rm(aside, { force: true })
  }
  return ok({ rows })
}

/** Page by page, in the order of its key. */
async function* everyRow(db: Kysely<Database>, table: Kept): AsyncGenerator<BackupRow> {
  const keys: readonly string[] = KEYS[table]
  const key = sql.join(keys.map(name => sql.ref(name)))
  let after = sql``
  for (;;) {
    const page = await sql<BackupRow>`select * from ${sql.table(table)} ${after} order by ${key} limit ${PAGE}`.execute(
      db,
    )
    yield* page.rows
    const last = page.rows.at(-1)
    if (!last || page.rows.length < PAGE) return
    after = sql`where (${key}) > (${sql.join(keys.map(name => last[name]))})`
  }
}

/** Fills an empty store with a backup, completely or not at all. */
export async function restore({ db }: Engine, file: string): Promise<Result<Copied, BackupFault>> {
  const reading = readLines(file)
  const head = await nextLine(reading)
  const migrations = head && migrationsIn(head)
  if (!migrations) return err('not-a-backup')
  if (head.version !== VERSION || migrations.some((name, index) => MIGRATIONS[index]?.name !== name))
    return err('other-version')
  await migrate(db, migrations.length)
  if (!(await isEmpty(db))) return err('not-empty')
  try {
    const copied = await db.transaction().execute(transaction => fill(transaction, reading))
    await migrate(db)
    return ok(copied)
  } catch (error) {
    if (error instanceof BadBackup) return err(error.fault)
    throw error
  }
}

/** Thrown inside the transaction to roll it back. */
class BadBackup extends Error {
  readonly fault: BackupFault

  constructor(fault: BackupFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

async function fill(db: Kysely<Database>, reading: AsyncIterator<unknown>): Promise<Copied> {
  let rows = 0
  let table: Kept | null = null
  let page: BackupRow[] = []
  const store = async () => {
    if (table && page.length > 0) await insert(db, table, page).catch(damaged)
    page = []
  }
  for (;;) {
    const line = await nextLine(reading)
    if (!line) throw new BadBackup('cut-short')
    if (line.rows !== undefined) {
      await store()
      if (line.rows !== rows) throw new BadBackup('cut-short')
      return { rows }
    }
    const { of, row } = entryIn(line)
    if (of !== table || page.length === PAGE) {
      await store()
      table = of
    }
    page.push(row)
    rows++
  }
}

function insert(db: Kysely<Database>, table: Kept, rows: readonly BackupRow[]): Promise<unknown> {
  const columns = Object.keys(elementAt(rows, 0))
  const names = sql.join(columns.map(name => sql.ref(name)))
  const values = sql.join(rows.map(row => sql`(${sql.join(columns.map(name => row[name]))})`))
  return sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(db)
}

const damaged = (error: unknown): never => {
  throw new BadBackup('damaged', error)
}

function entryIn(line: BackupRow): { of: Kept; row: BackupRow } {
  const of = TABLES.find(table => table === line[0])
  return of && isRecord(line[1]) ? { of, row: line[1] } : damaged(line)
}

const migrationsIn = (head: BackupRow): readonly string[] | null =>
  head.format === FORMAT && Array.isArray(head.migrations) ? head.migrations : null

const isEmpty = async (db: Kysely<Database>): Promise<boolean> =>
  (await Promise.all(TABLES.map(table => sql`select 1 from ${sql.table(table)} limit 1`.execute(db)))).every(
    ({ rows }) => rows.length === 0,
  )

async function* readLines(file: string): AsyncGenerator<unknown> {
  const text = createGunzip().setEncoding('utf8')
  // A read or decompression error ends the loop below.
  const reading = pipeline(createReadStream(file), text).catch(() => {})
  let rest = ''
  for await (const part of text) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
  await reading
}

/** Null at the end, or where the file becomes unreadable. */
async function nextLine(reading: AsyncIterator<unknown>): Promise<BackupRow | null> {
  try {
    const { done, value } = await reading.next()
    return done || typeof value !== 'object' ? null : (value as BackupRow)
  } catch {
    return null
  }
}
