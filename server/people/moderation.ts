import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { Fault } from '../../wire/faults.ts'
import type { Appeal, AuditEntry, ModeratorAct, Report, Sanction, SanctionKind } from '../../wire/moderation.ts'
import { RateLimiter } from '../net/rate-limiter.ts'
import type { ReportRow, SanctionRow } from '../store/moderation-store.ts'
import type { Person, Store } from '../store/store.ts'

const HOUR_MS = 3_600_000
const FOR_GOOD = 0
const SHOWN = 100
/** Nobody can fill the queue alone. */
const REPORTS = { points: 10, seconds: 3600 }

/** Sanctions, reports, appeals, and the audit log. */
export class Moderation {
  private readonly store: Store
  private readonly now: () => number
  private readonly reports = new RateLimiter(REPORTS)

  constructor(store: Store, now: () => number = Date.now) {
    this.store = store
    this.now = now
  }

  /** `hours`: null for no end. */
  async impose(person: Person, kind: SanctionKind, hours: number | null, reason: string): Promise<void> {
    const at = this.now()
    const until = hours === null ? FOR_GOOD : at + hours * HOUR_MS
    await this.store.moderation.impose({ person_id: person.id, kind, until, reason, at })
    if (kind === 'ban') await this.store.people.change(person.id, { banned: 1 })
  }

  async lift(personId: string, kind: SanctionKind): Promise<void> {
    await this.store.moderation.lift(personId, kind)
    if (kind === 'ban') await this.store.people.change(personId, { banned: 0 })
  }

  /** Sanctions in force. Expired ones are removed on the way. */
  private async sanctionsOf(personId: string): Promise<SanctionRow[]> {
    const rows = await this.store.moderation.sanctionsOf(personId)
    const isOver = ({ until }: SanctionRow) => until !== FOR_GOOD && until <= this.now()
    for (const row of rows.filter(isOver)) await this.lift(personId, row.kind)
    return rows.filter(row => !isOver(row))
  }

  /** A ban from before bans had an end has no row, and stays. */
  async isBanned({ id, banned }: Person): Promise<boolean> {
    if (!banned) return false
    const rows = await this.store.moderation.sanctionsOf(id)
    if (!rows.some(({ kind }) => kind === 'ban')) return true
    return (await this.sanctionsOf(id)).some(({ kind }) => kind === 'ban')
  }

  async isMuted(personId: string): Promise<boolean> {
    return (await this.sanctionsOf(personId)).some(({ kind }) => kind === 'mute')
  }

  /** As the person sees it. */
  async sanctionsFor({ id, banned }: Person): Promise<Sanction[]> {
    const [rows, appeals] = [await this.sanctionsOf(id), await this.store.moderation.appealsOf(id)]
    const known = rows.map(({ kind, until, reason, at }) => ({
      kind,
      until: until === FOR_GOOD ? null : until,
      reason,
      appeal: appeals.find(appeal => appeal.kind === kind && appeal.sanction_at === at)?.state ?? null,
    }))
    if (!banned || known.some(({ kind }) => kind === 'ban')) return known
    return [...known, { kind: 'ban', until: null, reason: '', appeal: appeals.at(-1)?.state ?? null }]
  }

  async report(
    by: Person,
    person: Person,
    about: Pick<ReportRow, 'table_id' | 'line_id' | 'line_text' | 'reason' | 'note'>,
  ): Promise<Result<true, Fault>> {
    if (!this.reports.allows(by.id)) return err('too-fast')
    await this.store.moderation.addReport({
      ...about,
      id: randomUUID(),
      at: this.now(),
      by_id: by.id,
      by_name: by.name,
      person_id: person.id,
      person_name: person.name,
      closed_at: 0,
    })
    return ok(true)
  }

  /** Against the gravest sanction in force, once. */
  async appeal(person: Person, text: string): Promise<Result<true, Fault>> {
    const rows = await this.sanctionsOf(person.id)
    const [against] = rows
    if (!against && !person.banned) return err('no-sanction')
    const added = await this.store.moderation.addAppeal({
      id: randomUUID(),
      at: this.now(),
      person_id: person.id,
      person_name: person.name,
      kind: against?.kind ?? 'ban',
      sanction_at: against?.at ?? 0,
      text,
      state: 'open',
    })
    return added ? ok(true) : err('appealed-before')
  }

  async queue(): Promise<{ reports: Report[]; appeals: Appeal[] }> {
    const [reports, appeals] = await Promise.all([
      this.store.moderation.openReports(SHOWN),
      this.store.moderation.openAppeals(SHOWN),
    ])
    return {
      reports: reports.map(row => ({
        id: row.id,
        at: row.at,
        by: { id: row.by_id, name: row.by_name },
        person: { id: row.person_id, name: row.person_name },
        table: row.table_id,
        line: row.line_id === '' ? null : { id: row.line_id, text: row.line_text },
        reason: row.reason,
        note: row.note,
      })),
      appeals: appeals.map(({ id, at, person_id, person_name, kind, text }) => ({
        id,
        at,
        person: { id: person_id, name: person_name },
        kind,
        text,
      })),
    }
  }

  async closeReport(id: string): Promise<ReportRow | null> {
    return this.store.moderation.closeReport(id, this.now())
  }

  /** Granting an appeal lifts the sanction. */
  async answerAppeal(id: string, granted: boolean): Promise<{ id: string; name: string; kind: SanctionKind } | null> {
    const row = await this.store.moderation.answerAppeal(id, granted ? 'granted' : 'refused')
    if (!row) return null
    if (granted) await this.lift(row.person_id, row.kind)
    return { id: row.person_id, name: row.person_name, kind: row.kind }
  }

  async audit(
    by: Person,
    act: ModeratorAct,
    about: {
      readonly person?: { readonly id: string; readonly name: string }
      readonly table?: string
      readonly detail?: string
      readonly hours?: number | null
    },
  ): Promise<void> {
    await this.store.moderation.writeAudit({
      id: randomUUID(),
      at: this.now(),
      by_id: by.id,
      by_name: by.name,
      act,
      person_id: about.person?.id ?? '',
      person_name: about.person?.name ?? '',
      table_id: about.table ?? '',
      detail: about.detail ?? '',
      hours: about.hours ?? null,
    })
  }

  async auditLog(): Promise<AuditEntry[]> {
    return (await this.store.moderation.audit(SHOWN)).map(row => ({
      id: row.id,
      at: row.at,
      by: row.by_name,
      act: row.act,
      person: row.person_id === '' ? null : { id: row.person_id, name: row.person_name },
      table: row.table_id || null,
      detail: row.detail,
      hours: row.hours,
    }))
  }
}
