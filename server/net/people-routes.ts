import type { FastifyReply } from 'fastify'
import { ok, type Result } from '../../kernel/json.ts'
import type { Fault, FaultReply } from '../../wire/faults.ts'
import { CLOSE, WIRE_VERSION } from '../../wire/http.ts'
import type { Me } from '../../wire/people.ts'
import { rulesVersions } from '../operations/versions.ts'
import type { LoginGuard } from '../people/login-guard.ts'
import { keyOf } from '../people/names.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { Arrival, People } from '../people/people.ts'
import type { Push } from '../people/push.ts'
import type { Person, Store } from '../store/store.ts'
import { type DepartureParts, leaveAllTables } from '../tables/departure.ts'
import type { Chat } from './chat.ts'
import type { Rooms } from './rooms.ts'
import { type Asking, DONE, fault, orFault, type Routes } from './routes.ts'

const MET_SHOWN = 100

export interface PeopleParts {
  readonly store: Store
  readonly people: People
  readonly passkeys: Passkeys
  readonly push: Push
  readonly guard: LoginGuard
  readonly rooms: Rooms
  readonly chat: Chat
  readonly tables: DepartureParts
  changed(id: string): void
}

export type Arrive = (
  asking: { reply: FastifyReply },
  arrival: Result<Arrival, Fault>,
) => Promise<Result<Me, FaultReply>>

/** Closes sockets of replaced sessions. A page with the new cookie reconnects. */
export const arrivals =
  (routes: Routes, rooms: Rooms): Arrive =>
  async (asking, arrival) => {
    if (!arrival.ok) return fault(arrival.error)
    const { person, ended } = arrival.value
    if (ended.length > 0)
      asking.reply.raw.once('finish', () => rooms.close(person.id, ended, CLOSE.moving, 'the session is a new one'))
    return routes.arrived(asking, arrival.value)
  }

/** For everything behind a secret that could be guessed. */
export const guardedBy =
  (guard: LoginGuard) =>
  <T>(
    { network, proof }: Pick<Asking<'POST /api/login'>, 'network' | 'proof'>,
    account: string,
    enter: () => Promise<Result<T, FaultReply>>,
  ): Promise<Result<T, FaultReply>> =>
    guard.try({ account, network, proof }, enter)

/** Guests, accounts, sessions, passkeys, blocks and push. */
export function answerPeople(
  routes: Routes,
  { store, people, passkeys, push, guard, rooms, chat, tables, changed }: PeopleParts,
): void {
  const arrive = arrivals(routes, rooms)
  const guarded = guardedBy(guard)

  const sanctionsOn = async (person: Person | null) => (person ? people.moderation.sanctionsFor(person) : [])
  routes.open('GET /api/club', async asking => {
    const { known } = asking
    if (known && routes.isOld(known)) await arrive(asking, ok(await people.renew(known, asking.agent)))
    return ok({
      you: known && (await people.describe(known.person)),
      sanctions: await sanctionsOn(known?.person ?? (await asking.banned())),
      pushKey: (await push.vapidKeys()).publicKey,
      time: Date.now(),
      wire: WIRE_VERSION,
      rules: await rulesVersions(),
    })
  })

  routes.rateLimited('POST /api/guest', async asking =>
    arrive(asking, await people.arriveAsGuest(asking.body.name, asking.known, asking.agent)),
  )
  routes.rateLimited('POST /api/register', async asking => {
    const { name, password } = asking.body
    return arrive(asking, await people.register(name, password, asking.known, asking.agent))
  })
  routes.rateLimited('POST /api/login', async asking => {
    const { name } = asking.body
    return guarded(asking, keyOf(name), async () =>
      arrive(asking, await people.logIn(asking.body, asking.known, asking.agent)),
    )
  })
  routes.rateLimited('POST /api/password', async asking => {
    const { known, body } = asking
    if (!known) return fault('not-known')
    return guarded(asking, known.person.name_key ?? '', async () =>
      arrive(asking, await people.changePassword(known, body.old, body.password, asking.agent)),
    )
  })

  const endSessions = async (personId: string, which: (session: { id: string; token_hash: string }) => boolean) => {
    const ended = await people.endSessions(personId, which)
    rooms.close(personId, ended, CLOSE.ended, 'the session was ended')
    return ended.length
  }
  routes.known('GET /api/sessions', async ({ known }) => ok({ sessions: await people.sessions(known) }))
  routes.open('POST /api/logout', async ({ known }) => {
    if (known) await endSessions(known.person.id, session => session.id === known.session.id)
    return DONE
  })
  routes.rateLimited('DELETE /api/me', async asking => {
    const { known, body } = asking
    if (!known) return fault('not-known')
    const { person } = known
    const allowed = await guarded(asking, person.name_key ?? '', async () =>
      orFault(await people.mayBeDeleted(known, body.password)),
    )
    if (!allowed.ok) return allowed
    await endSessions(person.id, () => true)
    await leaveAllTables(tables, person, 'gone')
    const said = await store.chatBy(person.id)
    for (const id of await store.forget(person.id)) changed(id)
    for (const line of said) chat.deleted(line.table_id, line.id)
    return DONE
  })
  routes.known('DELETE /api/sessions/:id', async ({ known, param }) => {
    const ended = await endSessions(known.person.id, session => session.id === param('id'))
    return ended > 0 ? DONE : fault('unknown-session')
  })
  routes.known('POST /api/sessions/end-others', async ({ known, agent }) => {
    await people.note(known, 'sessions-ended', agent)
    await endSessions(known.person.id, session => session.id !== known.session.id)
    return DONE
  })

  routes.rateLimited('POST /api/passkeys/options', async ({ known, body }) =>
    orFault(await passkeys.startRegistration(known, body.name)),
  )
  routes.rateLimited('POST /api/passkeys', async asking => {
    return arrive(asking, await passkeys.register(asking.known, asking.body, asking))
  })
  routes.known('GET /api/passkeys', async ({ known }) => ok({ passkeys: await passkeys.list(known.person.id) }))
  routes.known('DELETE /api/passkeys/:id', async ({ known, param, agent }) => {
    const dropped = await passkeys.drop(known, param('id'), agent)
    return dropped.ok ? DONE : fault(dropped.error)
  })
  routes.rateLimited('POST /api/passkeys/login-options', async () => ok(await passkeys.startLogin()))
  routes.rateLimited('POST /api/passkeys/login', async asking => {
    return arrive(asking, await passkeys.logIn(asking.body, asking.known, asking))
  })

  routes.known('GET /api/people', async ({ known }) => {
    const blocked = await store.people.byIds(await store.people.blockedBy(known.person.id))
    return ok({
      met: await store.results.metBy(known.person.id, MET_SHOWN),
      blocked: blocked.map(({ id, name }) => ({ id, name })),
    })
  })
  routes.known('POST /api/people/:id/block', async ({ known, param }) => {
    const other = await store.people.byId(param('id'))
    if (!other || other.id === known.person.id) return fault('unknown-person')
    await store.people.block(known.person.id, other.id)
    await store.follows.cutOff(known.person.id, other.id)
    rooms.block(known.person.id, other.id, true)
    return DONE
  })
  routes.known('DELETE /api/people/:id/block', async ({ known, param }) => {
    await store.people.unblock(known.person.id, param('id'))
    rooms.block(known.person.id, param('id'), false)
    return DONE
  })

  routes.known('POST /api/push', async ({ known, body }) => {
    const subscribed = await push.subscribe({
      endpoint: body.endpoint,
      person_id: known.person.id,
      p256dh: body.keys.p256dh,
      auth: body.keys.auth,
      language: body.language,
      created_at: Date.now(),
    })
    return subscribed ? DONE : fault('bad-endpoint')
  })
  routes.known('DELETE /api/push', async ({ known, body }) => {
    await push.unsubscribe(known.person.id, body.endpoint)
    return DONE
  })
}
