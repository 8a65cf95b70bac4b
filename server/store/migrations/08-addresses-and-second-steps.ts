import { sql } from '../kysely.ts'
import { createTable, type Migration } from './migration.ts'

export const addressesAndSecondSteps: Migration = {
  name: '8 addresses, second steps, security log',
  async up(db) {
    await createTable(db, 'emails', { person_id: 'text', address: 'text', language: 'text', confirmed_at: 'bigint' }, [
      'person_id',
    ])
    await createTable(
      db,
      'mail_tokens',
      {
        hash: 'text',
        person_id: 'text',
        purpose: 'text',
        address: 'text',
        language: 'text',
        expires_at: 'bigint',
      },
      ['hash'],
    )
    await createTable(db, 'totps', { person_id: 'text', secret: 'text', confirmed: 'integer', last_step: 'bigint' }, [
      'person_id',
    ])
    await createTable(db, 'recovery_codes', { person_id: 'text', hash: 'text' }, ['person_id', 'hash'])
    await createTable(
      db,
      'security_log',
      { id: 'text', person_id: 'text', at: 'bigint', kind: 'text', agent: 'text' },
      ['id'],
    )
    await db.schema.createIndex('security_log_by_person').on('security_log').columns(['person_id', 'at']).execute()
    await sql`create index emails_by_address on emails (lower(address))`.execute(db)
  },
}
