import type { Insertable, Kysely, Selectable } from 'kysely'
import { sql } from './kysely.ts'
import type { Database } from './schema.ts'
import { StorageError } from './storage-error.ts'

export type Person = Selectable<Database['people']>
export type SessionRow = Selectable<Database['sessions']>
export type PasskeyRow = Selectable<Database['passkeys']>
export type CeremonyRow = Selectable<Database['ceremonies']>
export type PushRow = Selectable<Database['push_subscriptions']>

/** People, their sessions, passkeys and blocks. */
export class PeopleStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  /** False if an account has this name or one that looks like it. */
  add(person: Insertable<Database['people']>, looks: readonly string[] = []): Promise<boolean> {
    return this.unlessTaken(async db => {
      await db.insertInto('people').values(person).execute()
      await writeLooks(db, person.id, looks)
    })
  }

  /** False if an account has this name or one that looks like it. */
  change(
    id: string,
    change: Partial<Pick<Person, 'name' | 'name_key' | 'secret' | 'banned' | 'bot'>>,
    looks: readonly string[] = [],
  ): Promise<boolean> {
    return this.unlessTaken(async db => {
      await db.updateTable('people').set(change).where('id', '=', id).execute()
      await writeLooks(db, id, looks)
    })
  }

  private async unlessTaken(write: (db: Kysely<Database>) => Promise<void>): Promise<boolean> {
    try {
      await this.db.transaction().execute(write)
      return true
    } catch (error) {
      if (isNameTaken(error)) return false
      throw error
    }
  }

  async isTaken(nameKey: string, looks: readonly string[]): Promise<boolean> {
    if (await this.byName(nameKey)) return true
    const alike = await this.db.selectFrom('name_looks').select('look').where('look', 'in', looks).executeTakeFirst()
    return alike !== undefined
  }

  byId(id: string): Promise<Person | undefined> {
    return this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  }

  byName(nameKey: string): Promise<Person | undefined> {
    return this.db.selectFrom('people').selectAll().where('name_key', '=', nameKey).executeTakeFirst()
  }

  byIds(ids: readonly string[]): Promise<Person[]> {
    if (ids.length === 0) return Promise.resolve([])
    return this.db.selectFrom('people').selectAll().where('id', 'in', ids).execute()
  }

  firstAccount(): Promise<Person | undefined> {
    return this.db
      .selectFrom('people')
      .selectAll()
      .where('name_key', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  }

  /** Newest first, filtered by a part of the name. */
  find(part: string, limit: number): Promise<Person[]> {
    const pattern = `%${part.replace(/[!%_]/g, '!$&')}%`
    return this.db
      .selectFrom('people')
      .selectAll()
      .where(sql<boolean>`(name like ${pattern} escape '!' or name_key like ${pattern.toLowerCase()} escape '!')`)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
  }

  async addSession(session: SessionRow): Promise<void> {
    await this.db.insertInto('sessions').values(session).execute()
  }

  async bySession(tokenHash: string): Promise<{ person: Person; session: SessionRow } | null> {
    const session = await this.db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    const person = session && (await this.byId(session.person_id))
    return person ? { person, session } : null
  }

  sessionsOf(personId: string): Promise<SessionRow[]> {
    return this.db
      .selectFrom('sessions')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('seen_at', 'desc')
      .execute()
  }

  /** Sessions of those of these people who are not banned. */
  async openSessions(personIds: readonly string[]): Promise<{ id: string }[]> {
    if (personIds.length === 0) return []
    return this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select('sessions.id')
      .where('person_id', 'in', personIds)
      .where('people.banned', '=', 0)
      .execute()
  }

  async seeSession(tokenHash: string, at: number): Promise<void> {
    await this.db.updateTable('sessions').set({ seen_at: at }).where('token_hash', '=', tokenHash).execute()
  }

  async proveSession(tokenHash: string, at: number): Promise<void> {
    await this.db.updateTable('sessions').set({ proved_at: at }).where('token_hash', '=', tokenHash).execute()
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  }

  addPasskey(key: PasskeyRow): Promise<unknown> {
    return this.db.insertInto('passkeys').values(key).execute()
  }

  passkey(id: string): Promise<PasskeyRow | undefined> {
    return this.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
  }

  passkeysOf(personId: string): Promise<PasskeyRow[]> {
    return this.db.selectFrom('passkeys').selectAll().where('person_id', '=', personId).orderBy('created_at').execute()
  }

  async countPasskey(id: string, counter: number): Promise<void> {
    await this.db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute()
  }

  async dropPasskey(id: string): Promise<void> {
    await this.db.deleteFrom('passkeys').where('id', '=', id).execute()
  }

  async beginCeremony(ceremony: CeremonyRow, now: number): Promise<void> {
    await this.db.deleteFrom('ceremonies').where('expires_at', '<', now).execute()
    await this.db.insertInto('ceremonies').values(ceremony).execute()
  }

  /** Works once, so that a signature cannot be replayed. */
  async endCeremony(id: string, now: number): Promise<CeremonyRow | null> {
    const row = await this.db.deleteFrom('ceremonies').where('id', '=', id).returningAll().executeTakeFirst()
    return row && row.expires_at >= now ? row : null
  }

  async block(personId: string, blockedId: string): Promise<void> {
    await this.db
      .insertInto('blocks')
      .values({ person_id: personId, blocked_id: blockedId })
      .onConflict(conflict => conflict.columns(['person_id', 'blocked_id']).doNothing())
      .execute()
  }

  async unblock(personId: string, blockedId: string): Promise<void> {
    await this.db.deleteFrom('blocks').where('person_id', '=', personId).where('blocked_id', '=', blockedId).execute()
  }

  async blockedBy(personId: string): Promise<string[]> {
    const rows = await this.db.selectFrom('blocks').select('blocked_id').where('person_id', '=', personId).execute()
    return rows.map(row => row.blocked_id)
  }

  async blocksOf(personIds: readonly string[]): Promise<{ person_id: string; blocked_id: string }[]> {
    if (personIds.length === 0) return []
    return this.db.selectFrom('blocks').selectAll().where('person_id', 'in', personIds).execute()
  }

  /** False if it belongs to somebody else. Knowing its keys proves that it is the same browser. */
  async subscribe(subscription: PushRow): Promise<boolean> {
    const { endpoint, ...rest } = subscription
    const subscribed = await this.db
      .insertInto('push_subscriptions')
      .values(subscription)
      .onConflict(conflict =>
        conflict
          .column('endpoint')
          .doUpdateSet(rest)
          .where(where =>
            where.or([
              where('push_subscriptions.person_id', '=', rest.person_id),
              where.and([
                where('push_subscriptions.p256dh', '=', rest.p256dh),
                where('push_subscriptions.auth', '=', rest.auth),
              ]),
            ]),
          ),
      )
      .executeTakeFirst()
    return Number(subscribed.numInsertedOrUpdatedRows ?? 0) > 0
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
  }

  subscriptionsOf(personId: string): Promise<PushRow[]> {
    return this.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute()
  }

  /** The first server that needs the secret creates it. */
  async secret(name: string, make: () => Promise<string>): Promise<string> {
    const known = await this.knownSecret(name)
    if (known !== undefined) return known
    await this.db
      .insertInto('secrets')
      .values({ name, value: await make() })
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute()
    return (await this.knownSecret(name)) ?? this.secret(name, make)
  }

  private async knownSecret(name: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value
  }
}

async function writeLooks(db: Kysely<Database>, personId: string, looks: readonly string[]): Promise<void> {
  const rows = looks.map(look => ({ look, person_id: personId }))
  if (rows.length > 0) await db.insertInto('name_looks').values(rows).execute()
}

/** Account names and looks are unique. SQLite and PostgreSQL report a violation differently. */
function isNameTaken(error: unknown): boolean {
  const cause = error instanceof StorageError ? error.cause : null
  if (!(cause instanceof Error)) return false
  return (
    ('code' in cause && cause.code === '23505') || /UNIQUE constraint failed: (people|name_looks)/.test(cause.message)
  )
}
