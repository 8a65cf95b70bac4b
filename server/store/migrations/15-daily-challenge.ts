import { addColumns, createTable, type Migration } from './migration.ts'

export const dailyChallenge: Migration = {
  name: '15 daily challenge',
  async up(db) {
    await createTable(
      db,
      'daily_starts',
      {
        day: 'integer',
        game: 'text',
        rules_version: 'integer',
        seats: 'integer',
        seat: 'integer',
        rivals: 'text',
        seed: 'text',
      },
      ['day'],
    )
    await createTable(
      db,
      'daily_tries',
      { day: 'integer', person_id: 'text', alone: 'integer', table_id: 'text', at: 'bigint' },
      ['day', 'person_id', 'alone'],
    )
    await db.schema.createIndex('daily_tries_by_person').on('daily_tries').columns(['person_id', 'day']).execute()
    await addColumns(db, 'tables', {
      daily: ['integer'],
      sealed: ['integer', c => c.notNull().defaultTo(0)],
    })
  },
}
