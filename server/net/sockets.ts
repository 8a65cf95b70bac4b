import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { MAX_FRAME_BYTES } from '../../wire/client-message.ts'
import { CLOSE, isOtherVersion, SOCKET_PATH, WIRE_VERSION } from '../../wire/http.ts'
import type { Config } from '../config.ts'
import type { Health } from '../operations/http.ts'
import { isOurPage } from '../operations/sockets.ts'
import type { People } from '../people/people.ts'
import type { Store } from '../store/store.ts'
import { keepHeartbeat } from './heartbeat.ts'
import { Outbox } from './outbox.ts'
import type { Routes } from './routes.ts'
import { ClientConnection, type SocketParts } from './socket.ts'

/** How many pages one person may have open. */
const MOST_CONNECTIONS = 20
/** "Internal error": the page comes back by itself. */
const INTERNAL = 1011

export interface SocketServerParts {
  readonly http: FastifyInstance
  readonly config: Config
  readonly health: Health
  readonly store: Store
  readonly people: People
  readonly routes: Routes
  readonly parts: SocketParts
}

/** Opens the socket to known people on our own page. */
export function openSockets(given: SocketServerParts): { readonly clients: ReadonlySet<WebSocket>; stop(): void } {
  const { http, config, health, store, people, routes, parts } = given
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
    if (health.stopping) return rejectUpgrade(socket, '503 Service Unavailable')
    if (isOtherVersion(request.url ?? ''))
      return rejectUpgrade(
        socket,
        '426 Upgrade Required',
        `This server speaks version ${WIRE_VERSION}. Load the page anew.`,
      )
    if (request.url !== SOCKET_PATH || !isOurPage(request, config.publicUrl))
      return rejectUpgrade(socket, '401 Unauthorized')
    // Before the connection is open: what is said at once must find somebody who listens.
    const visitor = await recognise(request.headers.cookie).catch(error => {
      parts.failed(error, { operation: 'recognise who connects' })
      return INTERNAL
    })
    // Those who are here have been told by now that the server stops; nobody would tell one more.
    if (health.stopping) return rejectUpgrade(socket, '503 Service Unavailable')
    server.handleUpgrade(request, socket, head, client => {
      if (typeof visitor === 'number') client.close(visitor)
      else new ClientConnection(client, new Outbox(client, socket), visitor.known, visitor.greeting, parts)
    })
  })
  return { clients: server.clients, stop: keepHeartbeat(server.clients) }
}

/** Whoever does not go by themselves would keep a server that stops from stopping. */
function rejectUpgrade(socket: Duplex, status: string, body = ''): void {
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}`
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy())
}
