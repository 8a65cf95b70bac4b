import type { Kysely, Transaction } from 'kysely'
import { NAMELESS } from '../../wire/people.ts'
import type { SeatHolder } from '../../wire/table.ts'
import { sql } from './kysely.ts'
import type { Database } from './schema.ts'

/** Retries if a table changed meanwhile. */
const ATTEMPTS = 5

class Changed extends Error {}

/**
 * Removes a person from everything but the matches themselves: the name is free, nobody can log in, matches show a seat
 * without a name, and chat is gone. Returns the tables that look different now.
 */
export async function forgetPerson(db: Kysely<Database>, id: string): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(transaction => forget(transaction, id))
    } catch (error) {
      if (!(error instanceof Changed) || attempt === ATTEMPTS) throw error
    }
  }
}

const OWN = [
  ...(['name_looks', 'sessions', 'passkeys', 'ceremonies', 'push_subscriptions'] as const),
  ...(['emails', 'mail_tokens', 'totps', 'recovery_codes', 'security_log', 'appeals', 'reports'] as const),
  ...(['ratings', 'admissions', 'chat', 'tournament_people'] as const),
  ...(['daily_tries', 'unseen', 'follows', 'notes'] as const),
  ...(['challenges', 'api_tokens', 'ladders'] as const),
]

async function forget(db: Transaction<Database>, id: string): Promise<string[]> {
  for (const table of OWN) await db.deleteFrom(table).where('person_id', '=', id).execute()
  await db.deleteFrom('reports').where('by_id', '=', id).execute()
  await db.deleteFrom('follows').where('followed_id', '=', id).execute()
  await db.deleteFrom('notes').where('about_id', '=', id).execute()
  await db.deleteFrom('challenges').where('by_id', '=', id).execute()
  await db.updateTable('audit_log').set({ person_name: NAMELESS }).where('person_id', '=', id).execute()
  await db
    .deleteFrom('blocks')
    .where(where => where.or([where('person_id', '=', id), where('blocked_id', '=', id)]))
    .execute()
  await db.updateTable('people').set({ name: NAMELESS, name_key: null, secret: null }).where('id', '=', id).execute()
  return forgetAtTables(db, id)
}

async function forgetAtTables(db: Transaction<Database>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'seats', 'host_id', 'host_name', 'version'])
    .where(where => where.or([where('host_id', '=', id), where('seats', 'like', `%"${id}"%`)]))
    .execute()
  for (const row of rows) {
    const holders: readonly SeatHolder[] = JSON.parse(row.seats)
    const seats = holders.map(holder =>
      holder.kind === 'person' && holder.id === id ? { ...holder, name: NAMELESS } : holder,
    )
    const changed = await db
      .updateTable('tables')
      .set({
        seats: JSON.stringify(seats),
        host_name: row.host_id === id ? NAMELESS : row.host_name,
        version: sql`version + 1`,
      })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst()
    if (Number(changed.numUpdatedRows) === 0) throw new Changed()
  }
  return rows.map(row => row.id)
}
