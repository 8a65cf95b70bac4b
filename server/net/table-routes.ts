import { ok } from '../../kernel/json.ts'
import type { SeatHolder } from '../../wire/table.ts'
import type { Moderation } from '../people/moderation.ts'
import type { Known } from '../people/people.ts'
import type { Store } from '../store/store.ts'
import type { Admission } from '../tables/admission.ts'
import type { TableCreation } from '../tables/table-creation.ts'
import { holdersOf, infoOf, seatOf, viewerAt } from '../tables/table-info.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import type { Allowance } from './allowance.ts'
import type { Chat } from './chat.ts'
import type { Lobby } from './lobby.ts'
import type { Rooms } from './rooms.ts'
import { DONE, fault, type Routes } from './routes.ts'

export interface TableParts {
  readonly store: Store
  readonly registry: TableRegistry
  readonly admission: Admission
  readonly creation: TableCreation
  readonly lobby: Lobby
  readonly rooms: Rooms
  readonly chat: Chat
  readonly moderation: Moderation
  readonly tournaments: Tournaments
  /** Limits starting matches and hiring bots. */
  readonly matches: Allowance
}

export const visitorOf = (known: Known | null) => known && { id: known.person.id, admin: known.admin }

/** Everything about tables except play itself, which goes over the socket. */
export function answerTables(routes: Routes, parts: TableParts): void {
  const { store, registry, admission, creation, lobby, rooms, chat, matches } = parts

  routes.open('GET /api/tables', async () => ok({ tables: await lobby.tables() }))
  routes.known('GET /api/tables/mine', async ({ known }) => ok({ tables: await lobby.mine(known.person.id) }))
  routes.known('POST /api/tables', ({ known, body }) => creation.create(known.person, body))

  routes.open('GET /api/tables/:id', async ({ known, param }) => {
    const entered = await admission.enter(param('id'), visitorOf(known))
    return entered.ok ? ok(infoOf(entered.value)) : entered
  })
  routes.known('POST /api/tables/:id/enter', async ({ known, param, body }) => {
    const entered = await admission.showInvitation(param('id'), { id: known.person.id, admin: known.admin }, body.key)
    return entered.ok ? ok(infoOf(entered.value)) : entered
  })
  routes.known('POST /api/tables/:id/sit', ({ known, param, body }) =>
    creation.sit(param('id'), known.person, body.seat),
  )
  routes.known('POST /api/tables/:id/stand', ({ known, param }) => creation.stand(param('id'), known.person))
  routes.known('POST /api/tables/:id/colour', ({ known, param, body }) =>
    creation.paint(param('id'), known.person, body.seat, body.colour),
  )
  routes.known('POST /api/tables/:id/ready', ({ known, param, body }) =>
    creation.ready(param('id'), known.person, body.ready),
  )
  routes.known('POST /api/tables/:id/seat', ({ known, param, body }) =>
    creation.setSeat(param('id'), known.person, body.seat, body.holder),
  )
  routes.known('POST /api/tables/:id/start', async ({ known, param, payer }) => {
    const row = await store.table(param('id'))
    const bots = row ? holdersOf(row).filter(({ kind }) => kind === 'bot').length : 0
    if (!matches.allows(payer, 1 + bots)) return fault('too-fast')
    const started = await creation.start(param('id'), known.person)
    if (started.ok) await registry.started(started.value.id)
    return started
  })
  routes.known('POST /api/tables/:id/close', ({ known, param }) => creation.close(param('id'), known.person))
  routes.known('POST /api/tables/:id/rematch', ({ known, param }) => creation.rematch(param('id'), known.person))

  routes.known('POST /api/tables/:id/kick', async ({ known, param, body }) => {
    const row = await store.table(param('id'))
    if (!row) return fault('unknown-table')
    if (row.host_id !== known.person.id || body.person === known.person.id) return fault('not-host')
    if (row.state === 'gathering') {
      const sent = await creation.sendAway(row.id, known.person, body.person)
      if (sent.ok) rooms.expel(row.id, body.person, 'kicked')
      return sent
    }
    const table = await registry.open(row.id)
    if (typeof table === 'string') return fault(table)
    const seat = seatOf(holdersOf(row), body.person)
    if (seat !== null && !table.liveTable.shown.over)
      await table.liveTable.submit({ kind: 'kick', id: `kick ${body.person}`, seat, cause: 'host' })
    // A kicked player may watch and keep the file; anybody else stays outside.
    if (seat === null) await store.admit(row.id, body.person, false)
    rooms.expel(row.id, body.person, 'kicked')
    return ok(infoOf(row))
  })

  routes.open('GET /api/tables/:id/view', async ({ known, param }) => {
    const entered = await admission.enter(param('id'), visitorOf(known))
    if (!entered.ok) return entered
    if (entered.value.state === 'gathering') return fault('not-started')
    const table = await registry.open(param('id'))
    if (typeof table === 'string') return fault(table === 'unknown-table' ? 'not-started' : table)
    return ok(table.broadcaster.view(known ? viewerAt(table.liveTable.state, known.person.id) : null))
  })
  routes.open('GET /api/tables/:id/file', async ({ known, param }) => {
    const entered = await admission.enter(param('id'), visitorOf(known))
    if (!entered.ok) return entered
    // Before the end the file would reveal every secret of the match.
    if (entered.value.state !== 'over' || entered.value.started_at === null) return fault('not-over')
    if (entered.value.sealed === 1) return fault('sealed')
    const table = await registry.open(param('id'))
    if (typeof table === 'string') return fault(table)
    const file = table.matchFile(namesOf(holdersOf(entered.value)))
    return file ? ok(file) : fault('not-over')
  })

  routes.known('DELETE /api/tables/:id/chat/:line', async ({ known, param }) => {
    const [row, line] = await Promise.all([store.table(param('id')), store.chatLine(param('line'))])
    if (!row || line?.table_id !== row.id) return fault('unknown-line')
    const mine = line.person_id === known.person.id
    if (!mine && row.host_id !== known.person.id && !known.admin) return fault('not-host')
    await chat.delete(row.id, line.id)
    if (!mine && row.host_id !== known.person.id)
      await parts.moderation.audit(known.person, 'delete-chat', {
        person: { id: line.person_id, name: line.name },
        table: row.id,
        detail: line.text,
      })
    return DONE
  })
}

/** As a match file names them. */
export const namesOf = (seats: readonly SeatHolder[]): string[] =>
  seats.map(seat => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.level : ''))
