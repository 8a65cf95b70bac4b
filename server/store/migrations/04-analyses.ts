import { addColumns, createTable, type Migration } from './migration.ts'

export const analyses: Migration = {
  name: '4 analyses',
  async up(db) {
    await createTable(db, 'analyses', { table_id: 'text', steps: 'integer', judged: 'text', by: 'text' }, ['table_id'])
    await addColumns(db, 'analyses', { until: ['bigint'] })
  },
}
