import { looksOf } from '../../people/names.ts'
import { sql } from '../kysely.ts'
import { addColumns, createTable, type Migration } from './migration.ts'

export const looksAndProof: Migration = {
  name: '7 looks of names, proof of sessions',
  async up(db) {
    await addColumns(db, 'sessions', { proved_at: ['bigint', c => c.notNull().defaultTo(0)] })
    await createTable(db, 'name_looks', { look: 'text', person_id: 'text' }, ['look'])
    await db.schema.createIndex('name_looks_by_person').on('name_looks').column('person_id').execute()
    const accounts = await sql<{ id: string; name: string }>`
      select id, name from people where name_key is not null order by created_at, id`.execute(db)
    // Accounts that look alike already keep their names.
    for (const { id, name } of accounts.rows)
      for (const look of looksOf(name))
        await sql`insert into name_looks (look, person_id) values (${look}, ${id}) on conflict do nothing`.execute(db)
  },
}
