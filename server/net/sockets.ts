import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { CLOSE, SOCKET_PATH } from '../../wire/http.ts'
import { MAX_FRAME_BYTES } from '../../wire/said.ts'
import type { Config } from '../config.ts'
import type { Health } from '../operations/http.ts'
import { isOurPage } from '../operations/sockets.ts'
import type { People } from '../people/people.ts'
import type { Store } from '../store/store.ts'
import { keepHeartbeat } from './heartbeat.ts'
import { Outbox } from './outbox.ts'
import type { Routes } from './routes.ts'
import { Connection, type SocketParts } from './socket.ts'

/** How many pages one person may have open. */
const MOST_CONNECTIONS = 20
/** "Internal error": the page comes back by itself. */
const INTERNAL = 1011

export interface SocketDoor {
  readonly http: FastifyInstance
  readonly config: Config
  readonly health: Health
  readonly store: Store
  readonly people: People
  readonly routes: Routes
  readonly parts: SocketParts
}

/** Opens the socket to known people on our own page. */
export function openSockets(door: SocketDoor): { readonly clients: ReadonlySet<WebSocket>; stop(): void } {
  const { http, config, health, store, people, routes, parts } = door
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false })

  /** Who comes, or the code to close with: a browser hears of a refusal only by the end of an open connection. */
  async function recognise(cookie: string | undefined) {
    const known = await routes.recognise({ headers: { cookie } })
    if (!known) return CLOSE.notKnown
    if (parts.rooms.connectionsOf(known.person.id) >= MOST_CONNECTIONS) return CLOSE.flood
    const [you, blocked] = await Promise.all([people.describe(known.person), store.people.blockedBy(known.person.id)])
    return { known, greeting: { you, blocked } }
  }

  http.server.on('upgrade', async (request, socket, head) => {
    // From here on nobody else listens: a line that breaks while we look who is coming would take the server with it.
    socket.on('error', () => socket.destroy())
    if (health.stopping) return turnAway(socket, '503 Service Unavailable')
    if (request.url !== SOCKET_PATH || !isOurPage(request, config.publicUrl))
      return turnAway(socket, '401 Unauthorized')
    // Before the connection is open: what is said at once must find somebody who listens.
    const visitor = await recognise(request.headers.cookie).catch(() => INTERNAL)
    // Those who are here have been told by now that the server stops; nobody would tell one more.
    if (health.stopping) return turnAway(socket, '503 Service Unavailable')
    server.handleUpgrade(request, socket, head, client => {
      if (typeof visitor === 'number') client.close(visitor)
      else new Connection(client, new Outbox(client, socket), visitor.known, visitor.greeting, parts)
    })
  })
  return { clients: server.clients, stop: keepHeartbeat(server.clients) }
}

/** Whoever does not go by themselves would keep a server that stops from stopping. */
function turnAway(socket: Duplex, why: string): void {
  socket.end(`HTTP/1.1 ${why}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
}
