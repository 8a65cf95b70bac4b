import type { Kysely } from 'kysely'
import { sql } from './kysely.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Database } from './schema.ts'

const ATTEMPTS = 5

/** Brings the database to the present form, or to that of the first `upTo` migrations. Several servers may start at once. */
export async function migrate(db: Kysely<Database>, upTo: number = MIGRATIONS.length): Promise<void> {
  for (const { name, up } of MIGRATIONS.slice(0, upTo)) {
    // Of two servers one writes the name down first; the other waits for it, fails, and finds the work done.
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

/** The names of the migrations this database has been through. */
export async function migrationsDone(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  // Two servers may make this table at the same moment, and PostgreSQL then refuses one of them.
  const make = () => sql`create table if not exists migrations (name text primary key)`.execute(db)
  await make().catch(make)
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return new Set(rows.map(row => row.name))
}
