import type { Kysely, Selectable } from 'kysely'
import type { SanctionKind } from '../../wire/moderation.ts'
import type { Database } from './schema.ts'

export type SanctionRow = Selectable<Database['sanctions']>
export type ReportRow = Selectable<Database['reports']>
export type AppealRow = Selectable<Database['appeals']>
export type AuditRow = Selectable<Database['audit_log']>

/** Reports, sanctions, appeals and the audit log. */
export class ModerationStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  async impose(sanction: SanctionRow): Promise<void> {
    const { person_id: _, kind: __, ...rest } = sanction
    await this.db
      .insertInto('sanctions')
      .values(sanction)
      .onConflict(conflict => conflict.columns(['person_id', 'kind']).doUpdateSet(rest))
      .execute()
  }

  async lift(personId: string, kind: SanctionKind): Promise<void> {
    await this.db.deleteFrom('sanctions').where('person_id', '=', personId).where('kind', '=', kind).execute()
  }

  sanctionsOf(personId: string): Promise<SanctionRow[]> {
    return this.db.selectFrom('sanctions').selectAll().where('person_id', '=', personId).orderBy('kind').execute()
  }

  sanctions(people: readonly string[]): Promise<SanctionRow[]> {
    if (people.length === 0) return Promise.resolve([])
    return this.db.selectFrom('sanctions').selectAll().where('person_id', 'in', people).execute()
  }

  /** False if the same person already has an open report about this person and line at this table. */
  async addReport(report: ReportRow): Promise<boolean> {
    const same = await this.db
      .selectFrom('reports')
      .select('id')
      .where('by_id', '=', report.by_id)
      .where('person_id', '=', report.person_id)
      .where('table_id', '=', report.table_id)
      .where('line_id', '=', report.line_id)
      .where('closed_at', '=', 0)
      .executeTakeFirst()
    if (same) return false
    await this.db.insertInto('reports').values(report).execute()
    return true
  }

  /** A queue: oldest first. */
  openReports(limit: number): Promise<ReportRow[]> {
    return this.db
      .selectFrom('reports')
      .selectAll()
      .where('closed_at', '=', 0)
      .orderBy('at')
      .orderBy('id')
      .limit(limit)
      .execute()
  }

  reportsBy(personId: string): Promise<ReportRow[]> {
    return this.db.selectFrom('reports').selectAll().where('by_id', '=', personId).orderBy('at').execute()
  }

  /** Returns the report to only one of several callers. */
  async closeReport(id: string, at: number): Promise<ReportRow | null> {
    const row = await this.db
      .updateTable('reports')
      .set({ closed_at: at })
      .where('id', '=', id)
      .where('closed_at', '=', 0)
      .returningAll()
      .executeTakeFirst()
    return row ?? null
  }

  /** False if this sanction was appealed before. */
  async addAppeal(appeal: AppealRow): Promise<boolean> {
    const added = await this.db
      .insertInto('appeals')
      .values(appeal)
      .onConflict(conflict => conflict.columns(['person_id', 'kind', 'sanction_at']).doNothing())
      .executeTakeFirst()
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0
  }

  appealsOf(personId: string): Promise<AppealRow[]> {
    return this.db.selectFrom('appeals').selectAll().where('person_id', '=', personId).orderBy('at').execute()
  }

  openAppeals(limit: number): Promise<AppealRow[]> {
    return this.db.selectFrom('appeals').selectAll().where('state', '=', 'open').orderBy('at').limit(limit).execute()
  }

  async answerAppeal(id: string, state: AppealRow['state']): Promise<AppealRow | null> {
    const row = await this.db
      .updateTable('appeals')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returningAll()
      .executeTakeFirst()
    return row ?? null
  }

  async writeAudit(row: AuditRow): Promise<void> {
    await this.db.insertInto('audit_log').values(row).execute()
  }

  /** Latest first. */
  audit(limit: number): Promise<AuditRow[]> {
    return this.db.selectFrom('audit_log').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute()
  }
}
