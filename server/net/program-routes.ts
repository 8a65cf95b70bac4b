import { ok } from '../../kernel/json.ts'
import { BOT_PROTOCOL } from '../../wire/programs.ts'
import type { People } from '../people/people.ts'
import { openApi } from '../programs/openapi.ts'
import { questionTo, readQuestionId } from '../programs/questions.ts'
import type { Streams } from '../programs/streams.ts'
import type { Tokens } from '../programs/tokens.ts'
import type { Store } from '../store/store.ts'
import { serverObjection } from '../tables/decide.ts'
import { viewerAt } from '../tables/table-info.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { ownerOf } from './owner.ts'
import type { Rooms } from './rooms.ts'
import { DONE, fault, orFault, type Routes } from './routes.ts'

export interface ProgramParts {
  readonly store: Store
  readonly people: People
  readonly tokens: Tokens
  readonly streams: Streams
  readonly registry: TableRegistry
  readonly rooms: Rooms
  readonly now: () => number
}

/** Tokens and bot accounts for their owners; the stream and the answers for programs. */
export function answerPrograms(routes: Routes, parts: ProgramParts): void {
  const { store, people, tokens, streams, registry, rooms, now } = parts
  const owner = ownerOf(people)

  routes.known('GET /api/tokens', async ({ known }) => ok({ tokens: await tokens.of(known.person.id) }))

  routes.rateLimited('POST /api/tokens', async ({ known, body, agent }) => {
    const asker = owner(known)
    if (!asker.ok) return asker
    const made = await tokens.make(asker.value.person, body.label, body.scopes)
    if (made.ok) await people.note(asker.value, 'token-made', agent)
    return orFault(made)
  })

  routes.known('DELETE /api/tokens/:id', async ({ known, param, agent }) => {
    if (!(await store.programs.dropToken(known.person.id, param('id')))) return fault('unknown-token')
    rooms.close(known.person.id, [param('id')], 1000, 'the token was removed')
    await people.note(known, 'token-removed', agent)
    return DONE
  })

  routes.rateLimited('POST /api/bot-account', async ({ known, agent }) => {
    const asker = owner(known)
    if (!asker.ok) return asker
    const { person } = asker.value
    if (asker.value.admin) return fault('in-charge')
    const [results, tables] = await Promise.all([
      store.results.historyOf(person.id, Number.MAX_SAFE_INTEGER, 1),
      store.tablesOf(person.id, 1),
    ])
    if (results.length > 0 || tables.length > 0) return fault('has-played')
    await store.people.change(person.id, { bot: 1 })
    await people.note(asker.value, 'bot-account-made', agent)
    return ok(await people.describe({ ...person, bot: 1 }))
  })

  routes.known('GET /api/stream', async ({ known, reply, query }) => {
    if (!streams.hasPlaceFor(known.person.id)) return fault('too-many-streams')
    reply.hijack()
    streams.start(known, reply.raw, query('lobby') === '1')
    return ok({ kind: 'hello', you: { id: known.person.id, name: known.person.name }, protocol: BOT_PROTOCOL })
  })

  routes.known('POST /api/answers', async ({ known: { person }, body }) => {
    const { table: tableId, number } = readQuestionId(body.id)
    const open = await registry.open(tableId)
    if (typeof open === 'string') return fault(open)
    const seat = viewerAt(open.liveTable.state, person.id)
    if (typeof seat !== 'number') return fault('not-seated')
    const asked = questionTo(person.id, open, now())
    const next = async () => {
      const after = await registry.open(tableId)
      return typeof after === 'string' ? null : questionTo(person.id, after, now())
    }
    const id = `${person.id} answer ${number}`
    // An index means nothing among the moves of another question.
    if (body.index !== undefined && asked?.id !== body.id && !open.liveTable.knows(id)) {
      const objection = serverObjection('stale', { seen: number, now: open.liveTable.durable })
      return ok({ answer: { kind: 'refused', objection }, next: asked })
    }
    const move = body.index === undefined ? body.move : asked?.moves[body.index]
    const answer = await registry.submit(tableId, { kind: 'move', id, seat, seen: number, move, cause: 'person' })
    // The same answer again is carried out once.
    if (answer === 'unconfirmed') return fault('storage')
    return typeof answer === 'string' ? fault(answer) : ok({ answer, next: await next() })
  })

  routes.open('GET /api/openapi.json', async () => ok(openApi()))
}
