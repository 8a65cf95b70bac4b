import type { Migration } from './migration.ts'

export const peopleTablesMoves: Migration = {
  name: '1 people, tables, moves',
  async up(db) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('name_key', 'text', c => c.unique())
      .addColumn('secret', 'text')
      .addColumn('banned', 'integer', c => c.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', c => c.notNull())
      .execute()
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', c => c.primaryKey())
      .addColumn('person_id', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .execute()
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('rules_version', 'integer', c => c.notNull())
      .addColumn('options', 'text', c => c.notNull())
      .addColumn('seats', 'text', c => c.notNull())
      .addColumn('settings', 'text', c => c.notNull())
      .addColumn('host_id', 'text', c => c.notNull())
      .addColumn('state', 'text', c => c.notNull())
      .addColumn('seed', 'text', c => c.notNull())
      .addColumn('listed', 'integer', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .execute()
    await db.schema.createIndex('tables_by_state').on('tables').columns(['state', 'listed', 'created_at']).execute()
    await db.schema
      .createTable('moves')
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('number', 'integer', c => c.notNull())
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('move', 'text', c => c.notNull())
      .addColumn('command', 'text', c => c.notNull())
      .addColumn('cause', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('moves_key', ['table_id', 'number'])
      .execute()
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', c => c.primaryKey())
      .addColumn('number', 'integer', c => c.notNull())
      .addColumn('position', 'text', c => c.notNull())
      .execute()
    await db.schema
      .createTable('chat')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('person_id', 'text', c => c.notNull())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('room', 'text', c => c.notNull())
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .execute()
    await db.schema.createIndex('chat_by_table').on('chat').columns(['table_id', 'at']).execute()
  },
}
