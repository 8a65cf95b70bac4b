import { addColumns, createTable, type Migration } from './migration.ts'

export const club: Migration = {
  name: '2 the club',
  async up(db) {
    await addColumns(db, 'sessions', {
      id: ['text', c => c.notNull().defaultTo('')],
      agent: ['text', c => c.notNull().defaultTo('')],
      seen_at: ['bigint', c => c.notNull().defaultTo(0)],
    })
    await db.schema.createIndex('sessions_by_person').on('sessions').column('person_id').execute()
    await addColumns(db, 'tables', {
      host_name: ['text', c => c.notNull().defaultTo('')],
      invite: ['text'],
      version: ['integer', c => c.notNull().defaultTo(0)],
      result: ['text'],
      next_id: ['text'],
      started_at: ['bigint'],
      ended_at: ['bigint'],
      due_at: ['bigint'],
    })
    await db.schema.createIndex('tables_by_due').on('tables').column('due_at').execute()
    await addColumns(db, 'moves', { kind: ['text', c => c.notNull().defaultTo('move')] })
    await addColumns(db, 'snapshots', { course: ['text', c => c.notNull().defaultTo('')] })

    await createTable(db, 'sitters', { table_id: 'text', person_id: 'text' }, ['person_id', 'table_id'])
    await createTable(db, 'admissions', { table_id: 'text', person_id: 'text', admitted: 'integer' }, [
      'table_id',
      'person_id',
    ])
    await createTable(db, 'blocks', { person_id: 'text', blocked_id: 'text' }, ['person_id', 'blocked_id'])
    await createTable(db, 'secrets', { name: 'text', value: 'text' }, ['name'])
    await createTable(
      db,
      'passkeys',
      {
        id: 'text',
        person_id: 'text',
        public_key: 'text',
        counter: 'bigint',
        transports: 'text',
        label: 'text',
        created_at: 'bigint',
      },
      ['id'],
    )
    await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person_id').execute()
    await db.schema
      .createTable('ceremonies')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('challenge', 'text', c => c.notNull())
      .addColumn('person_id', 'text')
      .addColumn('name', 'text')
      .addColumn('expires_at', 'bigint', c => c.notNull())
      .execute()
    await createTable(
      db,
      'push_subscriptions',
      {
        endpoint: 'text',
        person_id: 'text',
        p256dh: 'text',
        auth: 'text',
        language: 'text',
        created_at: 'bigint',
      },
      ['endpoint'],
    )
    await db.schema.createIndex('push_by_person').on('push_subscriptions').column('person_id').execute()
    await db.schema
      .createTable('results')
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('person_id', 'text', c => c.notNull())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('place', 'integer', c => c.notNull())
      .addColumn('score', 'double precision')
      .addColumn('won', 'double precision', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
      .execute()
    await db.schema.createIndex('results_by_person').on('results').columns(['person_id', 'at']).execute()
    await createTable(
      db,
      'ratings',
      {
        person_id: 'text',
        game: 'text',
        mu: 'double precision',
        sigma: 'double precision',
        games: 'integer',
        updated_at: 'bigint',
      },
      ['person_id', 'game'],
    )
    await db.schema.createIndex('chat_by_person').on('chat').columns(['person_id', 'at']).execute()
  },
}
