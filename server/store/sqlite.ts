import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Database } from './schema.ts'

/** One file; every acknowledged write has reached the disk (synchronous FULL). */
export function openSqlite(file: string): Kysely<Database> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  const prepared = new Map<string, SqliteStatement>()
  return new Kysely<Database>({
    dialect: new SqliteDialect({
      database: {
        close: () => database.close(),
        prepare: sql => {
          const statement = prepared.get(sql) ?? adapt(database.prepare(sql))
          if (prepared.size < 200) prepared.set(sql, statement)
          return statement
        },
      },
    }),
  })
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
