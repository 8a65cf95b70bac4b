import type { Kysely } from 'kysely'
import { sql } from './kysely.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Database } from './schema.ts'

const ATTEMPTS = 5

/** Migrates to the present schema, or to that of the first `upTo` migrations. Several servers may do so at once. */
export async function migrate(db: Kysely<Database>, upTo: number = MIGRATIONS.length): Promise<void> {
  for (const { name, up } of MIGRATIONS.slice(0, upTo)) {
    // One of two servers writes the name first. The other waits, fails, and finds the work done.
    for (let attempt = 1; !(await migrationsDone(db)).has(name); attempt++)
      try {
        await db.transaction().execute(async transaction => {
          await sql`insert into migrations (name) values (${name})`.execute(transaction)
          await up(transaction)
        })
      } catch (error) {
        if (attempt === ATTEMPTS) throw error
      }
  }
}

export async function migrationsDone(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  // If two servers create this table at the same moment, PostgreSQL refuses one of them.
  const make = () => sql`create table if not exists migrations (name text primary key)`.execute(db)
  await make().catch(make)
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return new Set(rows.map(row => row.name))
}
