import type { Kysely, Selectable } from 'kysely'
import type { Judged } from '../../bots/advice/analyse.ts'
import type { Database } from './schema.ts'

export type AnalysisRow = Selectable<Database['analyses']>

/** Analyses of matches. Each is made once, by one server at a time, and grows step by step. */
export class AnalysisStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  of(tableId: string): Promise<AnalysisRow | undefined> {
    return this.db.selectFrom('analyses').selectAll().where('table_id', '=', tableId).executeTakeFirst()
  }

  async stepsFrom(tableId: string, from: number): Promise<Judged[]> {
    const rows = await this.db
      .selectFrom('analysis_steps')
      .select('judged')
      .where('table_id', '=', tableId)
      .where('step', '>=', from)
      .orderBy('step')
      .execute()
    return rows.map(({ judged }) => JSON.parse(judged))
  }

  /** True for only one of the servers that want to begin it, or to continue after a silent one. Judged steps stay. */
  async claim(row: AnalysisRow, now: number): Promise<boolean> {
    const { by, until } = row
    const claimed = await this.db
      .insertInto('analyses')
      .values(row)
      .onConflict(conflict => conflict.column('table_id').doUpdateSet({ by, until }).where('analyses.until', '<=', now))
      .executeTakeFirst()
    return Number(claimed.numInsertedOrUpdatedRows ?? 0) > 0
  }

  /** Adds the next steps. False, with nothing added, if another server has taken over. */
  append({ table_id, by, until }: AnalysisRow, judged: readonly Judged[]): Promise<boolean> {
    return this.db.transaction().execute(async transaction => {
      const kept = await transaction
        .updateTable('analyses')
        .set({ until })
        .where('table_id', '=', table_id)
        .where('by', '=', by)
        .executeTakeFirst()
      if (Number(kept.numUpdatedRows) === 0) return false
      const rows = judged.map(each => ({ table_id, step: each.step, judged: JSON.stringify(each) }))
      if (rows.length > 0) await transaction.insertInto('analysis_steps').values(rows).execute()
      return true
    })
  }
}
