import { ok } from '../../kernel/json.ts'
import type { People } from '../people/people.ts'
import { infoOf, infosOf } from '../tables/table-info.ts'
import { lineOf } from './chat.ts'
import { fault, type Routes } from './routes.ts'
import type { TableParts } from './table-routes.ts'

const PAGE = 100
const STATES = ['gathering', 'playing', 'over'] as const

/** What administrators may see and do. They see no match that they neither play nor watch. */
export function answerAdmins(routes: Routes, parts: TableParts & { readonly people: People }): void {
  const { store, registry, creation, people } = parts

  routes.admin('GET /api/admin/tables', async ({ query }) => {
    const state = STATES.find(known => known === query('state'))
    const before = Number(query('before') ?? Number.NaN)
    const rows = await store.latestTables({ ...(state && { state }), ...(before > 0 && { before }) }, PAGE)
    return ok({ tables: infosOf(rows), setAside: registry.setAside.all })
  })

  routes.admin('POST /api/admin/tables/:id/close', async ({ known, param }) => {
    const row = await store.table(param('id'))
    if (!row) return fault('unknown-table')
    if (row.state !== 'over') await people.moderation.audit(known.person, 'close-table', { table: row.id })
    if (row.state === 'gathering') return creation.close(row.id, known.person, true)
    if (row.state === 'over') return ok(infoOf(row))
    const table = await registry.open(row.id)
    if (typeof table === 'string') return fault(table)
    const answer = await table.liveTable.submit({ kind: 'close', id: `close ${row.id}`, seat: 0, cause: 'admin' })
    return answer.kind === 'refused' && answer.objection.code === 'storage' ? fault('storage') : ok(infoOf(row))
  })

  routes.admin('GET /api/admin/people', async ({ query }) => {
    const found = await store.people.find((query('name') ?? '').slice(0, 40), PAGE)
    const ids = found.map(person => person.id)
    const games = await store.results.gamesOf(ids)
    const sanctions = await store.moderation.sanctions(ids)
    return ok({
      people: await Promise.all(
        found.map(async person => ({
          id: person.id,
          name: person.name,
          account: person.name_key !== null,
          banned: person.banned === 1,
          muted: sanctions.some(({ person_id, kind }) => person_id === person.id && kind === 'mute'),
          admin: await people.isAdmin(person),
          createdAt: person.created_at,
          games: games.get(person.id) ?? 0,
        })),
      ),
    })
  })

  routes.admin('GET /api/admin/chat', async () => {
    const rows = await store.latestChat(PAGE)
    return ok({ lines: rows.map(row => ({ ...lineOf(row, []), table: row.table_id })) })
  })
}
