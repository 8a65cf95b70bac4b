import { createTable, type Migration } from './migration.ts'

export const toldOnce: Migration = {
  name: '3 told once',
  async up(db) {
    await createTable(db, 'notices', { table_id: 'text', person_id: 'text', number: 'integer' }, [
      'table_id',
      'person_id',
    ])
  },
}
