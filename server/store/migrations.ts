import type { ColumnDataType, ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'
import { looksOf } from '../people/names.ts'
import { sql } from './kysely.ts'
import type { Database } from './schema.ts'

interface Migration {
  readonly name: string
  up(db: Kysely<Database>): Promise<void>
}

/** Run in order, each once. Never edit one after a release; add another. */
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
  {
    name: '2 the club',
    async up(db) {
      await addColumns(db, 'sessions', {
        id: ['text', c => c.notNull().defaultTo('')],
        agent: ['text', c => c.notNull().defaultTo('')],
        seen_at: ['bigint', c => c.notNull().defaultTo(0)],
      })
      await db.schema.createIndex('sessions_by_person').on('sessions').column('person_id').execute()
      await addColumns(db, 'tables', {
        host_name: ['text', c => c.notNull().defaultTo('')],
        invite: ['text'],
        version: ['integer', c => c.notNull().defaultTo(0)],
        result: ['text'],
        next_id: ['text'],
        started_at: ['bigint'],
        ended_at: ['bigint'],
        due_at: ['bigint'],
      })
      await db.schema.createIndex('tables_by_due').on('tables').column('due_at').execute()
      await addColumns(db, 'moves', { kind: ['text', c => c.notNull().defaultTo('move')] })
      await addColumns(db, 'snapshots', { course: ['text', c => c.notNull().defaultTo('')] })

      await createTable(db, 'sitters', { table_id: 'text', person_id: 'text' }, ['person_id', 'table_id'])
      await createTable(db, 'admissions', { table_id: 'text', person_id: 'text', admitted: 'integer' }, [
        'table_id',
        'person_id',
      ])
      await createTable(db, 'blocks', { person_id: 'text', blocked_id: 'text' }, ['person_id', 'blocked_id'])
      await createTable(db, 'secrets', { name: 'text', value: 'text' }, ['name'])
      await createTable(
        db,
        'passkeys',
        {
          id: 'text',
          person_id: 'text',
          public_key: 'text',
          counter: 'bigint',
          transports: 'text',
          label: 'text',
          created_at: 'bigint',
        },
        ['id'],
      )
      await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person_id').execute()
      await db.schema
        .createTable('ceremonies')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('challenge', 'text', c => c.notNull())
        .addColumn('person_id', 'text')
        .addColumn('name', 'text')
        .addColumn('expires_at', 'bigint', c => c.notNull())
        .execute()
      await createTable(
        db,
        'push_subscriptions',
        {
          endpoint: 'text',
          person_id: 'text',
          p256dh: 'text',
          auth: 'text',
          language: 'text',
          created_at: 'bigint',
        },
        ['endpoint'],
      )
      await db.schema.createIndex('push_by_person').on('push_subscriptions').column('person_id').execute()
      await db.schema
        .createTable('results')
        .addColumn('table_id', 'text', c => c.notNull())
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('person_id', 'text', c => c.notNull())
        .addColumn('game', 'text', c => c.notNull())
        .addColumn('place', 'integer', c => c.notNull())
        .addColumn('score', 'double precision')
        .addColumn('won', 'double precision', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
        .execute()
      await db.schema.createIndex('results_by_person').on('results').columns(['person_id', 'at']).execute()
      await createTable(
        db,
        'ratings',
        {
          person_id: 'text',
          game: 'text',
          mu: 'double precision',
          sigma: 'double precision',
          games: 'integer',
          updated_at: 'bigint',
        },
        ['person_id', 'game'],
      )
      await db.schema.createIndex('chat_by_person').on('chat').columns(['person_id', 'at']).execute()
    },
  },
  {
    name: '3 told once',
    async up(db) {
      await createTable(db, 'notices', { table_id: 'text', person_id: 'text', number: 'integer' }, [
        'table_id',
        'person_id',
      ])
    },
  },
  {
    name: '4 analyses',
    async up(db) {
      await createTable(db, 'analyses', { table_id: 'text', steps: 'integer', judged: 'text', by: 'text' }, [
        'table_id',
      ])
      await addColumns(db, 'analyses', { until: ['bigint'] })
    },
  },
  {
    name: '5 table events',
    async up(db) {
      await db.schema.alterTable('moves').renameTo('table_events').execute()
      await db.schema.alterTable('table_events').renameColumn('move', 'data').execute()
      await db.schema.alterTable('snapshots').renameColumn('course', 'state').execute()
      await sql`update table_events set kind = 'propose' where kind = 'ask'`.execute(db)
      // Both are JSON written by the server, without user text.
      await replaceText(db, 'snapshots', 'state', '"ask":', '"proposal":')
      await replaceText(db, 'snapshots', 'state', '"kind":"live"', '"kind":"real-time"')
      await replaceText(db, 'tables', 'settings', '"kind":"live"', '"kind":"real-time"')
    },
  },
  {
    name: '6 analyses by steps',
    async up(db) {
      await createTable(db, 'analysis_steps', { table_id: 'text', step: 'integer', judged: 'text' }, [
        'table_id',
        'step',
      ])
      for (let after = ''; ; ) {
        const { rows } = await sql<{ table_id: string; judged: string }>`
          select table_id, judged from analyses where table_id > ${after} order by table_id limit 50`.execute(db)
        const last = rows.at(-1)
        if (!last) break
        after = last.table_id
        for (const { table_id, judged } of rows) {
          const found: readonly { readonly step: number }[] = JSON.parse(judged)
          // Unfinished ones have gaps: everything after the first gap is judged again.
          const steps = found.filter(({ step }, index) => step === index)
          for (const each of steps)
            await db
              .insertInto('analysis_steps')
              .values({ table_id, step: each.step, judged: JSON.stringify(each) })
              .execute()
        }
      }
      await db.schema.alterTable('analyses').dropColumn('judged').execute()
    },
  },
  {
    name: '7 looks of names, proof of sessions',
    async up(db) {
      await addColumns(db, 'sessions', { proved_at: ['bigint', c => c.notNull().defaultTo(0)] })
      await createTable(db, 'name_looks', { look: 'text', person_id: 'text' }, ['look'])
      await db.schema.createIndex('name_looks_by_person').on('name_looks').column('person_id').execute()
      const accounts = await sql<{ id: string; name: string }>`
        select id, name from people where name_key is not null order by created_at, id`.execute(db)
      // Accounts that look alike already keep their names.
      for (const { id, name } of accounts.rows)
        for (const look of looksOf(name))
          await sql`insert into name_looks (look, person_id) values (${look}, ${id}) on conflict do nothing`.execute(db)
    },
  },
  {
    name: '8 addresses, second steps, security log',
    async up(db) {
      await createTable(
        db,
        'emails',
        { person_id: 'text', address: 'text', language: 'text', confirmed_at: 'bigint' },
        ['person_id'],
      )
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
  },
  {
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
  },
  {
    name: '10 weights of results',
    async up(db) {
      await addColumns(db, 'results', {
        counts: ['integer', c => c.notNull().defaultTo(1)],
        weight: ['double precision', c => c.notNull().defaultTo(1)],
      })
    },
  },
  {
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
  },
  {
    name: '12 failures of all servers',
    async up(db) {
      await createTable(db, 'failures', { slot: 'integer', count: 'double precision', at: 'bigint' }, ['slot'])
    },
  },
  {
    name: '13 hours of sanctions in the audit log',
    async up(db) {
      await addColumns(db, 'audit_log', { hours: ['integer'] })
      // The reason used to begin with them: "24 h: insults".
      const { rows } = await sql<{ id: string; detail: string }>`
        select id, detail from audit_log where act in ('ban', 'mute')`.execute(db)
      for (const { id, detail } of rows) {
        const [, hours, reason = ''] = /^(\d+) h(?:: (.*))?$/s.exec(detail) ?? []
        if (hours !== undefined)
          await sql`update audit_log set hours = ${Number(hours)}, detail = ${reason} where id = ${id}`.execute(db)
      }
    },
  },
]

async function replaceText(
  db: Kysely<Database>,
  table: 'snapshots' | 'tables',
  column: string,
  former: string,
  present: string,
): Promise<void> {
  const text = sql.ref(column)
  await sql`update ${sql.table(table)} set ${text} = replace(${text}, ${former}, ${present})
    where ${text} like ${`%${former}%`}`.execute(db)
}

type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

/** SQLite adds one column at a time. */
async function addColumns(
  db: Kysely<Database>,
  table: string,
  columns: Readonly<Record<string, readonly [ColumnDataType, Build?]>>,
): Promise<void> {
  for (const [name, [type, build]] of Object.entries(columns))
    await db.schema.alterTable(table).addColumn(name, type, build).execute()
}

/** Every column must have a value. */
async function createTable(
  db: Kysely<Database>,
  table: string,
  columns: Readonly<Record<string, ColumnDataType>>,
  key: readonly [string, ...string[]],
): Promise<void> {
  const empty: CreateTableBuilder<string, string> = db.schema.createTable(table)
  await Object.entries(columns)
    .reduce((building, [name, type]) => building.addColumn(name, type, c => c.notNull()), empty)
    .addPrimaryKeyConstraint(`${table}_key`, [...key])
    .execute()
}
