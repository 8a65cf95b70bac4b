import { addColumns, type Migration } from './migration.ts'

export const weightsOfResults: Migration = {
  name: '10 weights of results',
  async up(db) {
    await addColumns(db, 'results', {
      counts: ['integer', c => c.notNull().defaultTo(1)],
      weight: ['double precision', c => c.notNull().defaultTo(1)],
    })
  },
}
