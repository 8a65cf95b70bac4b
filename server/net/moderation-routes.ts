import { ok } from '../../kernel/json.ts'
import { CLOSE } from '../../wire/http.ts'
import type { FrequentPair, SanctionKind } from '../../wire/moderation.ts'
import { NAMELESS } from '../../wire/people.ts'
import type { People } from '../people/people.ts'
import type { Person } from '../store/store.ts'
import { leaveAllTables } from '../tables/departure.ts'
import { REPEAT_MS } from '../tables/rated.ts'
import { holdersOf, seatOf } from '../tables/table-info.ts'
import { DONE, fault, type Routes } from './routes.ts'
import { type TableParts, visitorOf } from './table-routes.ts'

/** Pairs with this many recent rated matches are shown. */
const OFTEN = 5
const PAIRS_SHOWN = 30

/** Players' reports and appeals; administrators' sanctions, queue and audit log. */
export function answerModeration(routes: Routes, parts: TableParts & { readonly people: People }): void {
  const { store, admission, rooms, people, moderation } = parts

  routes.known('POST /api/tables/:id/report', async ({ known, param, body }) => {
    const entered = await admission.enter(param('id'), visitorOf(known))
    if (!entered.ok) return entered
    const line = body.line === undefined ? undefined : await store.chatLine(body.line)
    if (body.line !== undefined && (line?.table_id !== param('id') || line.person_id !== body.person))
      return fault('unknown-line')
    const person = await store.people.byId(body.person)
    const wasThere = line || seatOf(holdersOf(entered.value), body.person) !== null
    if (!person || !wasThere || person.id === known.person.id) return fault('unknown-person')
    const told = await moderation.report(known.person, person, {
      table_id: param('id'),
      line_id: line?.id ?? '',
      // A copy, because the reported person may delete the line.
      line_text: line?.text ?? '',
      reason: body.reason,
      note: body.note,
    })
    return told.ok ? DONE : fault(told.error)
  })

  routes.open('POST /api/appeal', async ({ known, body, banned }) => {
    const person = known?.person ?? (await banned())
    if (!person) return fault('not-known')
    const heard = await moderation.appeal(person, body.text)
    return heard.ok ? DONE : fault(heard.error)
  })

  /** Administrators cannot be sanctioned. */
  async function target(id: string): Promise<Person | null> {
    const person = await store.people.byId(id)
    return person && !(await people.isAdmin(person)) ? person : null
  }
  async function lift(by: Person, person: Person, kind: SanctionKind) {
    await moderation.lift(person.id, kind)
    await moderation.audit(by, `un${kind}`, { person })
    return DONE
  }

  routes.admin('POST /api/admin/people/:id/ban', async ({ known, param, body }) => {
    const person = await target(param('id'))
    if (!person) return fault('unknown-person')
    if (!body.banned) return lift(known.person, person, 'ban')
    await moderation.impose(person, 'ban', body.hours, body.reason)
    await moderation.audit(known.person, 'ban', { person, hours: body.hours, detail: body.reason })
    // The session stays, so that they can read the reason and appeal.
    rooms.close(person.id, null, CLOSE.ended, 'banned')
    await leaveAllTables(parts, person, 'banned')
    return DONE
  })
  routes.admin('POST /api/admin/people/:id/mute', async ({ known, param, body }) => {
    const person = await target(param('id'))
    if (!person) return fault('unknown-person')
    if (!body.muted) return lift(known.person, person, 'mute')
    await moderation.impose(person, 'mute', body.hours, body.reason)
    await moderation.audit(known.person, 'mute', { person, hours: body.hours, detail: body.reason })
    return DONE
  })

  routes.admin('GET /api/admin/queue', async () => ok({ ...(await moderation.queue()), pairs: await frequentPairs() }))

  async function frequentPairs(): Promise<FrequentPair[]> {
    const rows = await store.results.frequentPairs(Date.now() - REPEAT_MS, OFTEN, PAIRS_SHOWN)
    const met = await store.people.byIds([...new Set(rows.flatMap(({ one, other }) => [one, other]))])
    const refOf = (id: string) => ({ id, name: met.find(person => person.id === id)?.name ?? NAMELESS })
    return rows.map(({ one, other, game, matches, won, lost }) => ({
      one: refOf(one),
      other: refOf(other),
      game,
      matches,
      won,
      lost,
    }))
  }

  routes.admin('POST /api/admin/reports/:id/close', async ({ known, param, body }) => {
    const row = await moderation.closeReport(param('id'))
    if (!row) return fault('unknown-report')
    await moderation.audit(known.person, body.acted ? 'close-report' : 'dismiss-report', {
      person: { id: row.person_id, name: row.person_name },
      table: row.table_id,
      detail: row.line_text || row.note,
    })
    return DONE
  })
  routes.admin('POST /api/admin/appeals/:id/answer', async ({ known, param, body }) => {
    const person = await moderation.answerAppeal(param('id'), body.granted)
    if (!person) return fault('unknown-report')
    await moderation.audit(known.person, body.granted ? 'grant-appeal' : 'refuse-appeal', {
      person,
      detail: person.kind,
    })
    return DONE
  })
  routes.admin('GET /api/admin/audit', async () => ok({ entries: await moderation.auditLog() }))
}
