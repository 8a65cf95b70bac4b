import type { Kysely, Selectable } from 'kysely'
import { NAMELESS } from '../../wire/people.ts'
import { sql } from './kysely.ts'
import type { Database } from './schema.ts'

export type EmailRow = Selectable<Database['emails']>
export type MailTokenRow = Selectable<Database['mail_tokens']>
export type TotpRow = Selectable<Database['totps']>
export type SecurityLogRow = Selectable<Database['security_log']>

/** Addresses, second steps, recovery codes and the security log. */
export class AccountStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  email(personId: string): Promise<EmailRow | undefined> {
    return this.db.selectFrom('emails').selectAll().where('person_id', '=', personId).executeTakeFirst()
  }

  /** In any spelling. */
  emailsAt(address: string): Promise<EmailRow[]> {
    return this.db
      .selectFrom('emails')
      .selectAll()
      .where(sql<boolean>`lower(address) = ${address.toLowerCase()}`)
      .orderBy('confirmed_at')
      .execute()
  }

  async setEmail(email: EmailRow): Promise<void> {
    const { person_id: _, ...rest } = email
    await this.db
      .insertInto('emails')
      .values(email)
      .onConflict(conflict => conflict.column('person_id').doUpdateSet(rest))
      .execute()
  }

  /** And all links sent to it. */
  async dropEmail(personId: string): Promise<void> {
    await this.db.deleteFrom('emails').where('person_id', '=', personId).execute()
    await this.db.deleteFrom('mail_tokens').where('person_id', '=', personId).execute()
  }

  /** Replaces earlier links of the same purpose. */
  async addMailToken(token: MailTokenRow): Promise<void> {
    await this.db
      .deleteFrom('mail_tokens')
      .where('person_id', '=', token.person_id)
      .where('purpose', '=', token.purpose)
      .execute()
    await this.db.insertInto('mail_tokens').values(token).execute()
  }

  mailToken(hash: string): Promise<MailTokenRow | undefined> {
    return this.db.selectFrom('mail_tokens').selectAll().where('hash', '=', hash).executeTakeFirst()
  }

  mailTokensOf(personId: string): Promise<MailTokenRow[]> {
    return this.db.selectFrom('mail_tokens').selectAll().where('person_id', '=', personId).execute()
  }

  /** Works once. */
  async useMailToken(hash: string, purpose: MailTokenRow['purpose']): Promise<MailTokenRow | null> {
    const row = await this.db
      .deleteFrom('mail_tokens')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .returningAll()
      .executeTakeFirst()
    return row ?? null
  }

  totp(personId: string): Promise<TotpRow | undefined> {
    return this.db.selectFrom('totps').selectAll().where('person_id', '=', personId).executeTakeFirst()
  }

  totps(): Promise<Pick<TotpRow, 'person_id' | 'secret'>[]> {
    return this.db.selectFrom('totps').select(['person_id', 'secret']).execute()
  }

  async replaceTotpSecret(personId: string, former: string, secret: string): Promise<void> {
    await this.db
      .updateTable('totps')
      .set({ secret })
      .where('person_id', '=', personId)
      .where('secret', '=', former)
      .execute()
  }

  async beginTotp(personId: string, secret: string): Promise<void> {
    const rest = { secret, confirmed: 0, last_step: 0 }
    await this.db
      .insertInto('totps')
      .values({ person_id: personId, ...rest })
      .onConflict(conflict => conflict.column('person_id').doUpdateSet(rest).where('totps.confirmed', '=', 0))
      .execute()
  }

  async confirmTotp(personId: string): Promise<void> {
    await this.db.updateTable('totps').set({ confirmed: 1 }).where('person_id', '=', personId).execute()
  }

  /** True for only one of several callers with the code of this step. */
  async useTotpStep(personId: string, step: number): Promise<boolean> {
    const used = await this.db
      .updateTable('totps')
      .set({ last_step: step })
      .where('person_id', '=', personId)
      .where('last_step', '<', step)
      .executeTakeFirst()
    return Number(used.numUpdatedRows) > 0
  }

  async dropTotp(personId: string): Promise<void> {
    await this.db.deleteFrom('totps').where('person_id', '=', personId).execute()
    await this.db.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  }

  async setRecoveryCodes(personId: string, hashes: readonly string[]): Promise<void> {
    await this.db.transaction().execute(async transaction => {
      await transaction.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
      const rows = hashes.map(hash => ({ person_id: personId, hash }))
      await transaction.insertInto('recovery_codes').values(rows).execute()
    })
  }

  async useRecoveryCode(personId: string, hash: string): Promise<boolean> {
    const used = await this.db
      .deleteFrom('recovery_codes')
      .where('person_id', '=', personId)
      .where('hash', '=', hash)
      .executeTakeFirst()
    return Number(used.numDeletedRows) > 0
  }

  async recoveryCodes(personId: string): Promise<number> {
    const rows = await this.db.selectFrom('recovery_codes').select('hash').where('person_id', '=', personId).execute()
    return rows.length
  }

  /** Keeps only the latest. */
  async writeLog(row: SecurityLogRow, kept: number): Promise<void> {
    await this.db.insertInto('security_log').values(row).execute()
    const older = await this.db
      .selectFrom('security_log')
      .select('id')
      .where('person_id', '=', row.person_id)
      .orderBy('at', 'desc')
      .orderBy('id')
      .offset(kept)
      .limit(kept)
      .execute()
    if (older.length > 0)
      await this.db
        .deleteFrom('security_log')
        .where(
          'id',
          'in',
          older.map(({ id }) => id),
        )
        .execute()
  }

  log(personId: string): Promise<SecurityLogRow[]> {
    return this.db
      .selectFrom('security_log')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute()
  }

  /** Unused sessions and links. */
  async purge(now: number, sessionsSeenBefore: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('seen_at', '<', sessionsSeenBefore).execute()
    await this.db.deleteFrom('mail_tokens').where('expires_at', '<', now).execute()
    await this.db.deleteFrom('ceremonies').where('expires_at', '<', now).execute()
  }

  /** Guests not seen since then who still have a name and sit at no open table. */
  async idleGuests(seenBefore: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('people')
      .select('id')
      .where('name_key', 'is', null)
      .where('name', '!=', NAMELESS)
      .where('banned', '=', 0)
      .where('created_at', '<', seenBefore)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('id')
              .whereRef('sessions.person_id', '=', 'people.id')
              .where('seen_at', '>=', seenBefore),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sitters').select('table_id').whereRef('sitters.person_id', '=', 'people.id'))),
      )
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }
}
