import { addColumns, createTable, type Migration } from './migration.ts'

export const tournaments: Migration = {
  name: '14 tournaments',
  async up(db) {
    await createTable(
      db,
      'tournaments',
      {
        id: 'text',
        host_id: 'text',
        settings: 'text',
        phase: 'text',
        people: 'integer',
        created_at: 'bigint',
      },
      ['id'],
    )
    await addColumns(db, 'tournaments', {
      starts_at: ['bigint'],
      started_at: ['bigint'],
      ended_at: ['bigint'],
      called_off: ['text'],
      winners: ['text'],
      due_at: ['bigint'],
    })
    await db.schema.createIndex('tournaments_by_due').on('tournaments').column('due_at').execute()
    await db.schema.createIndex('tournaments_by_phase').on('tournaments').columns(['phase', 'created_at']).execute()
    await createTable(
      db,
      'tournament_events',
      { tournament_id: 'text', number: 'integer', kind: 'text', data: 'text', at: 'bigint' },
      ['tournament_id', 'number'],
    )
    await createTable(db, 'tournament_people', { tournament_id: 'text', person_id: 'text' }, [
      'person_id',
      'tournament_id',
    ])
    await addColumns(db, 'tables', { tournament_id: ['text'] })
    await db.schema.createIndex('tables_by_tournament').on('tables').column('tournament_id').execute()
  },
}
