import { addColumns, createTable, type Migration } from './migration.ts'

export const programs: Migration = {
  name: '17 tokens for programs, bot accounts',
  async up(db) {
    await createTable(
      db,
      'api_tokens',
      {
        hash: 'text',
        id: 'text',
        person_id: 'text',
        label: 'text',
        scopes: 'text',
        created_at: 'bigint',
        used_at: 'bigint',
      },
      ['hash'],
    )
    await db.schema.createIndex('api_tokens_by_person').on('api_tokens').column('person_id').execute()
    await addColumns(db, 'people', { bot: ['integer', c => c.notNull().defaultTo(0)] })
  },
}
