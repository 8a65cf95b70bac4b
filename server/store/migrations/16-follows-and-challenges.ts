import { createTable, type Migration } from './migration.ts'

export const followsAndChallenges: Migration = {
  name: '16 follows and challenges',
  async up(db) {
    await createTable(db, 'follows', { person_id: 'text', followed_id: 'text', at: 'bigint' }, [
      'person_id',
      'followed_id',
    ])
    await db.schema.createIndex('follows_by_followed').on('follows').column('followed_id').execute()
    await createTable(db, 'notes', { person_id: 'text', about_id: 'text', text: 'text', at: 'bigint' }, [
      'person_id',
      'about_id',
    ])
    await createTable(db, 'unseen', { person_id: 'text' }, ['person_id'])
    await createTable(db, 'challenges', { table_id: 'text', person_id: 'text', by_id: 'text', at: 'bigint' }, [
      'table_id',
    ])
    await db.schema.createIndex('challenges_by_person').on('challenges').columns(['person_id', 'at']).execute()
  },
}
