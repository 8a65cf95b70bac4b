import { createTable, type Migration } from './migration.ts'

export const serversAndSockets: Migration = {
  name: '9 servers and sockets',
  async up(db) {
    await createTable(
      db,
      'servers',
      {
        id: 'text',
        host: 'text',
        pid: 'integer',
        shared: 'integer',
        started_at: 'bigint',
        beats: 'integer',
        beat_at: 'bigint',
      },
      ['id'],
    )
    await createTable(db, 'sockets', { person_id: 'text', slot: 'integer', server: 'text', until: 'bigint' }, [
      'person_id',
      'slot',
    ])
    await db.schema.createIndex('sockets_by_server').on('sockets').column('server').execute()
  },
}
