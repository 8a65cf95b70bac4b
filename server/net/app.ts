import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { WebSocketServer } from 'ws'
import { exportMatch } from '../../kernel/file.ts'
import type { Result } from '../../kernel/json.ts'
import { BotPool } from '../bots/pool.ts'
import type { Config } from '../config.ts'
import { openHttp, type Page } from '../operations/http.ts'
import { Metrics } from '../operations/metrics.ts'
import { closeSockets, isOurPage } from '../operations/sockets.ts'
import { type Arrival, People, type PeopleFault } from '../people/people.ts'
import type { Person, Store } from '../store/store.ts'
import { Committer } from '../tables/committer.ts'
import { Hall, NewTableSchema } from '../tables/hall.ts'
import { Bucket } from './bucket.ts'
import { Rooms } from './rooms.ts'
import { Connection } from './socket.ts'
import { MAX_FRAME_BYTES } from './wire.ts'

const COOKIE = 'pentarchy'
const YEAR = 31_536_000

const Named = v.strictObject({ name: v.string() })
const WithPassword = v.strictObject({ name: v.string(), password: v.string() })
const SeatChoice = v.strictObject({ seat: v.number() })

export interface App {
  readonly http: FastifyInstance
  close(): Promise<void>
}

/** The club server: people, tables and the socket, over one store. `page` answers whatever is not the club's. */
export async function createApp(store: Store, config: Config, page: Page | null = null): Promise<App> {
  const { http, health } = openHttp(config, store, page)
  const people = new People(store)
  const rooms = new Rooms()
  const bots = new BotPool(message => http.log.warn(message))
  const metrics = new Metrics()
  const committer = new Committer(store, {
    committed: metrics.committed,
    failed(error) {
      metrics.commitFailed()
      http.log.error({ err: error }, 'moves could not be stored')
    },
  })
  const hall = new Hall(store, bots, info => rooms.tell(info.id, { kind: 'table', table: info }), committer)
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  const logins = new Map<string, Bucket>()

  const recognise = (request: { headers: { cookie?: string | undefined } }) =>
    people.recognise(readCookie(request.headers.cookie))

  /** Ten tries at once from an address, then one every six seconds. */
  const mayTry = (request: FastifyRequest): boolean => {
    if (logins.size > 10_000) logins.clear()
    const bucket = logins.get(request.ip) ?? new Bucket(10, 1 / 6)
    logins.set(request.ip, bucket)
    return bucket.take()
  }

  async function arrive(reply: FastifyReply, arriving: Promise<Result<Arrival, PeopleFault>>) {
    const arrived = await arriving
    if (!arrived.ok) return reply.code(400).send({ fault: arrived.error })
    reply.header(
      'set-cookie',
      `${COOKIE}=${arrived.value.token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`,
    )
    return publicPerson(arrived.value.person)
  }

  http.get('/api/me', async (request, reply) => {
    const person = await recognise(request)
    return person ? publicPerson(person) : reply.code(401).send({ fault: 'not-known' })
  })
  http.post('/api/guest', async (request, reply) => {
    const body = v.safeParse(Named, request.body)
    if (!body.success) return reply.code(400).send({ fault: 'not-understood' })
    return mayTry(request)
      ? arrive(reply, people.arriveAsGuest(body.output.name))
      : reply.code(429).send({ fault: 'too-fast' })
  })
  for (const [path, act] of [
    ['/api/register', people.register.bind(people)],
    ['/api/login', people.logIn.bind(people)],
  ] as const)
    http.post(path, async (request, reply) => {
      const body = v.safeParse(WithPassword, request.body)
      if (!body.success) return reply.code(400).send({ fault: 'not-understood' })
      if (!mayTry(request)) return reply.code(429).send({ fault: 'too-fast' })
      return arrive(reply, act(body.output.name, body.output.password))
    })
  http.post('/api/logout', async request => {
    const token = readCookie(request.headers.cookie)
    if (token) await people.logOut(token)
    return { ok: true }
  })

  http.get('/api/tables', async () => ({ tables: await hall.lobby() }))
  http.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const info = await hall.info(request.params.id)
    return info ?? reply.code(404).send({ fault: 'unknown-table' })
  })
  http.get<{ Params: { id: string } }>('/api/tables/:id/file', async (request, reply) => {
    const info = await hall.info(request.params.id)
    // Before the end the file would hold every secret of the match.
    if (info?.state !== 'over') return reply.code(404).send({ fault: 'not-over' })
    const table = await hall.visit(info.id)
    if (typeof table === 'string') return reply.code(404).send({ fault: table })
    return exportMatch(
      table.live.match,
      info.seats.map(seat => (seat.kind === 'person' ? seat.name : seat.kind)),
    )
  })

  type Act = (person: Person, id: string, body: unknown) => Promise<Result<unknown, unknown> | null>
  const acts: Readonly<Record<string, Act>> = {
    '/api/tables': async (person, _, body) => {
      const wanted = v.safeParse(NewTableSchema, body)
      return wanted.success ? hall.arrange(person, wanted.output) : null
    },
    '/api/tables/:id/sit': async (person, id, body) => {
      const choice = v.safeParse(SeatChoice, body)
      return choice.success ? hall.sit(id, person, choice.output.seat) : null
    },
    '/api/tables/:id/stand': (person, id) => hall.stand(id, person),
    '/api/tables/:id/start': (person, id) => hall.start(id, person),
  }
  for (const [path, act] of Object.entries(acts))
    http.post<{ Params: { id?: string } }>(path, async (request, reply) => {
      const person = await recognise(request)
      if (!person) return reply.code(401).send({ fault: 'not-known' })
      const done = await act(person, request.params.id ?? '', request.body)
      if (!done) return reply.code(400).send({ fault: 'not-understood' })
      return done.ok ? done.value : reply.code(409).send({ fault: done.error })
    })

  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false })
  http.server.on('upgrade', async (request, socket, head) => {
    const welcome = request.url === '/api/socket' && !health.stopping && isOurPage(request, config.publicUrl)
    const person = welcome ? await recognise(request).catch(() => null) : null
    if (!person) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(
      request,
      socket,
      head,
      ws => new Connection(ws, person, { hall, store, rooms, pace: config.pace }),
    )
  })

  metrics.watch(http, config, {
    sockets: () => sockets.clients.size,
    liveTables: () => hall.size,
    waitingBots: () => bots.waiting,
  })

  return {
    http,
    async close() {
      health.stopping = true
      await hall.settle()
      await closeSockets(sockets.clients)
      await http.close()
      await bots.close()
      await store.close()
    },
  }
}

const publicPerson = (person: Person) => ({ id: person.id, name: person.name, account: person.name_key !== null })

function readCookie(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === COOKIE) return value
  }
  return undefined
}
