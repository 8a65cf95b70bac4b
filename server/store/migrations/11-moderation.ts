import { createTable, type Migration } from './migration.ts'

export const moderation: Migration = {
  name: '11 moderation',
  async up(db) {
    const text = (...names: string[]) => Object.fromEntries(names.map(name => [name, 'text' as const]))
    await createTable(db, 'sanctions', { ...text('person_id', 'kind', 'reason'), until: 'bigint', at: 'bigint' }, [
      'person_id',
      'kind',
    ])
    await createTable(
      db,
      'reports',
      {
        ...text('id', 'by_id', 'by_name', 'person_id', 'person_name', 'table_id', 'line_id', 'line_text'),
        ...text('reason', 'note'),
        at: 'bigint',
        closed_at: 'bigint',
      },
      ['id'],
    )
    await db.schema.createIndex('reports_by_state').on('reports').columns(['closed_at', 'at']).execute()
    await createTable(
      db,
      'appeals',
      {
        ...text('id', 'person_id', 'person_name', 'kind', 'text', 'state'),
        at: 'bigint',
        sanction_at: 'bigint',
      },
      ['id'],
    )
    await db.schema
      .createIndex('appeals_once')
      .on('appeals')
      .columns(['person_id', 'kind', 'sanction_at'])
      .unique()
      .execute()
    await createTable(
      db,
      'audit_log',
      { ...text('id', 'by_id', 'by_name', 'act', 'person_id', 'person_name', 'table_id', 'detail'), at: 'bigint' },
      ['id'],
    )
    await db.schema.createIndex('audit_log_by_time').on('audit_log').column('at').execute()
  },
}
