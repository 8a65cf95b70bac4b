import type { Kysely } from 'kysely'

/** Times are milliseconds since 1970; JSON is text in both engines, so that one set of queries serves them. */
export interface Database {
  people: {
    id: string
    name: string
    /** The name folded for comparison; only accounts have one, guests may share names. */
    name_key: string | null
    /** argon2id, in its usual text form; null for guests. */
    secret: string | null
    banned: number
    created_at: number
  }
  sessions: {
    /** SHA-256 of the cookie: a stolen database opens no session. */
    token_hash: string
    person_id: string
    created_at: number
  }
  tables: {
    id: string
    game: string
    rules_version: number
    options: string
    seats: string
    settings: string
    host_id: string
    state: 'gathering' | 'playing' | 'over'
    /** Secret until the match is over; its commitment is public. */
    seed: string
    listed: number
    created_at: number
  }
  moves: {
    table_id: string
    number: number
    seat: number
    move: string
    /** The client's own id of the command: sent twice, it is played once. */
    command: string
    /** Who moved for the seat: its person, a bot, or the table's policy for the absent. */
    cause: 'person' | 'bot' | 'clock'
    at: number
  }
  snapshots: {
    table_id: string
    number: number
    position: string
  }
  chat: {
    id: string
    table_id: string
    person_id: string
    name: string
    /** Seats and spectators talk apart while the match runs. */
    room: 'seats' | 'spectators'
    text: string
    at: number
  }
}

interface Migration {
  readonly name: string
  up(db: Kysely<Database>): Promise<void>
}

/** In order, each once. Never edited after a release: a change is a new one. */
export const MIGRATIONS: readonly Migration[] = [
  {
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
  },
]
