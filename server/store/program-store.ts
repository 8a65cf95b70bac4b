import type { Kysely, Selectable } from 'kysely'
import type { Database } from './schema.ts'

export type TokenRow = Selectable<Database['api_tokens']>

/** Tokens of programs, and which accounts are bots. */
export class ProgramStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  async addToken(token: TokenRow): Promise<void> {
    await this.db.insertInto('api_tokens').values(token).execute()
  }

  token(hash: string): Promise<TokenRow | undefined> {
    return this.db.selectFrom('api_tokens').selectAll().where('hash', '=', hash).executeTakeFirst()
  }

  tokensOf(personId: string): Promise<TokenRow[]> {
    return this.db
      .selectFrom('api_tokens')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  }

  async useToken(hash: string, at: number): Promise<void> {
    await this.db.updateTable('api_tokens').set({ used_at: at }).where('hash', '=', hash).execute()
  }

  /** False if this person has no such token. */
  async dropToken(personId: string, id: string): Promise<boolean> {
    const dropped = await this.db
      .deleteFrom('api_tokens')
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .executeTakeFirst()
    return Number(dropped.numDeletedRows) > 0
  }
}
