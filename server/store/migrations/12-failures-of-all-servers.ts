import { createTable, type Migration } from './migration.ts'

export const failuresOfAllServers: Migration = {
  name: '12 failures of all servers',
  async up(db) {
    await createTable(db, 'failures', { slot: 'integer', count: 'double precision', at: 'bigint' }, ['slot'])
  },
}
