import type { Kysely, Selectable } from 'kysely'
import type { Database } from './schema.ts'

export type AnalysisRow = Selectable<Database['analyses']>

/** The analyses of matches: each is made once, by one server at a time. */
export class AnalysisStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  of(tableId: string): Promise<AnalysisRow | undefined> {
    return this.db.selectFrom('analyses').selectAll().where('table_id', '=', tableId).executeTakeFirst()
  }

  /** True for one of those who want to begin it, or to go on where a server has been silent. What is judged stays. */
  async claim(row: AnalysisRow, now: number): Promise<boolean> {
    const { by, until } = row
    const claimed = await this.db
      .insertInto('analyses')
      .values(row)
      .onConflict(conflict => conflict.column('table_id').doUpdateSet({ by, until }).where('analyses.until', '<=', now))
      .executeTakeFirst()
    return Number(claimed.numInsertedOrUpdatedRows ?? 0) > 0
  }

  /** False if it is another server's by now. */
  async note({ table_id, by, judged, until }: AnalysisRow): Promise<boolean> {
    const noted = await this.db
      .updateTable('analyses')
      .set({ judged, until })
      .where('table_id', '=', table_id)
      .where('by', '=', by)
      .executeTakeFirst()
    return Number(noted.numUpdatedRows) > 0
  }
}
