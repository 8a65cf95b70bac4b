import type { Kysely } from 'kysely'
import { sql } from '../kysely.ts'
import type { Database } from '../schema.ts'
import type { Migration } from './migration.ts'

export const tableEvents: Migration = {
  name: '5 table events',
  async up(db) {
    await db.schema.alterTable('moves').renameTo('table_events').execute()
    await db.schema.alterTable('table_events').renameColumn('move', 'data').execute()
    await db.schema.alterTable('snapshots').renameColumn('course', 'state').execute()
    await sql`update table_events set kind = 'propose' where kind = 'ask'`.execute(db)
    // Both are JSON written by the server, without user text.
    await replaceText(db, 'snapshots', 'state', '"ask":', '"proposal":')
    await replaceText(db, 'snapshots', 'state', '"kind":"live"', '"kind":"real-time"')
    await replaceText(db, 'tables', 'settings', '"kind":"live"', '"kind":"real-time"')
  },
}

async function replaceText(
  db: Kysely<Database>,
  table: 'snapshots' | 'tables',
  column: string,
  former: string,
  present: string,
): Promise<void> {
  const text = sql.ref(column)
  await sql`update ${sql.table(table)} set ${text} = replace(${text}, ${former}, ${present})
    where ${text} like ${`%${former}%`}`.execute(db)
}
