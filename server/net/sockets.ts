import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { MAX_FRAME_BYTES } from '../../wire/client-message.ts'
import { CLOSE, isOtherVersion, SOCKET_PATH, WIRE_VERSION } from '../../wire/http.ts'
import type { Config } from '../config.ts'
import type { Health } from '../operations/http.ts'
import { isOurHost, isOurPage } from '../operations/origin.ts'
import { SOCKET_MS } from '../operations/pulse.ts'
import type { People } from '../people/people.ts'
import type { Store } from '../store/store.ts'
import { CONNECTING, payerOf } from './allowance.ts'
import { Heartbeat } from './heartbeat.ts'
import { addressOf, networkOf, trusting } from './network.ts'
import { OpenSockets } from './open-sockets.ts'
import { Outbox } from './outbox.ts'
import type { Routes } from './routes.ts'
import { ClientConnection, type SocketParts } from './socket.ts'

/** "Internal error". The page reconnects by itself. */
const INTERNAL = 1011

export interface SocketServerParts {
  readonly http: FastifyInstance
  readonly config: Config
  readonly health: Health
  readonly store: Store
  readonly people: People
  readonly routes: Routes
  readonly parts: SocketParts
  /** This server's name, where the store counts for several. */
  readonly server: string
}

/** Accepts sockets from known people on our own page. */
export function openSockets(given: SocketServerParts): { readonly clients: ReadonlySet<WebSocket>; stop(): void } {
  const { http, config, health, store, people, routes, parts, server: me } = given
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    autoPong: false,
  })
  const open = new OpenSockets(config.socketLimit)
  const trust = trusting(config)
  const heartbeat = new Heartbeat()

  /** Returns the visitor or a close code: a browser learns of a refusal only from the close of an open connection. */
  async function recognise(request: IncomingMessage, network: string, line: Duplex) {
    if (!parts.budget.allowsNetwork(payerOf(network), CONNECTING)) return CLOSE.flood
    const known = await routes.recognise(request)
    if (!known) return CLOSE.notKnown
    const payer = payerOf(network, known.person.id)
    // Taken before the next await, so that simultaneous connections are all counted.
    if (!parts.budget.allowsPerson(payer, CONNECTING) || !open.take(known.person.id, network, line)) return CLOSE.flood
    if (config.natsUrl && !(await takeEverywhere(known.person.id, line))) return CLOSE.flood
    const [you, blocked] = await Promise.all([people.describe(known.person), store.people.blockedBy(known.person.id)])
    return { known, payer, greeting: { you, blocked } }
  }

  /** Servers share the limit, so the store counts. */
  async function takeEverywhere(person: string, line: Duplex): Promise<boolean> {
    const take = () => {
      const now = Date.now()
      return store.servers.takeSocket(person, me, config.socketLimit.person, now, now + SOCKET_MS)
    }
    let taken = await take()
    // While the store was away, places could not be given back. They must not lock anybody out.
    if (!taken && (await store.servers.socketsOf(person, me)) >= open.of(person)) {
      await store.servers.leaveSockets(person, me)
      taken = await take()
    }
    const place = taken
    const leave = () =>
      place &&
      store.servers
        .leaveSocket(place, me)
        .catch(error => parts.failed(error, { operation: 'give back the place of a socket' }))
    if (line.destroyed) void leave()
    else line.once('close', () => void leave())
    return place !== null
  }

  let last = Promise.resolve()
  /** One handshake for each turn of the event loop: moves pass between those of a burst. */
  const turn = () => {
    last = last.then(() => setImmediate())
    return last
  }

  http.server.on('upgrade', async (request, socket, head) => {
    // Nobody else handles errors now: a connection that breaks during the lookup would crash the process.
    socket.on('error', () => socket.destroy())
    await turn()
    if (health.stopping) return rejectUpgrade(socket, '503 Service Unavailable')
    if (isOtherVersion(request.url ?? ''))
      return rejectUpgrade(
        socket,
        '426 Upgrade Required',
        `This server speaks version ${WIRE_VERSION}. Load the page anew.`,
      )
    const isOurs = isOurHost(request.headers, config) && isOurPage(request, config)
    if (request.url !== SOCKET_PATH || !isOurs) return rejectUpgrade(socket, '401 Unauthorized')
    // Before the connection opens, so that an immediate first message finds a listener.
    const network = networkOf(addressOf(request, trust))
    const visitor = await recognise(request, network, socket).catch(error => {
      parts.failed(error, { operation: 'recognise who connects' })
      return INTERNAL
    })
    // Open connections were told of the shutdown already; a new one would not be.
    if (health.stopping) return rejectUpgrade(socket, '503 Service Unavailable')
    server.handleUpgrade(request, socket, head, client => {
      heartbeat.watch(client, socket)
      if (typeof visitor === 'number') return client.close(visitor)
      const { known, payer, greeting } = visitor
      new ClientConnection(client, new Outbox(client, socket), known, payer, greeting, parts)
    })
  })
  return { clients: server.clients, stop: () => heartbeat.stop() }
}

/** A client that stays connected would keep the server from stopping. */
function rejectUpgrade(socket: Duplex, status: string, body = ''): void {
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}`
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy())
}
