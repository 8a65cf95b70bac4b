import { createTable, type Migration } from './migration.ts'

export const ladders: Migration = {
  name: '18 ladders',
  async up(db) {
    await createTable(
      db,
      'ladders',
      {
        season: 'integer',
        game: 'text',
        seats: 'integer',
        person_id: 'text',
        mu: 'double precision',
        sigma: 'double precision',
        games: 'integer',
        updated_at: 'bigint',
      },
      ['season', 'game', 'seats', 'person_id'],
    )
    await db.schema.createIndex('ladders_by_person').on('ladders').column('person_id').execute()
  },
}
