import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { FaultReply } from '../../wire/faults.ts'
import type { Config } from '../config.ts'
import { trusting } from '../net/network.ts'
import { StorageError } from '../store/storage-error.ts'
import type { Store } from '../store/store.ts'
import { DamagedRow } from '../tables/table-info.ts'
import { isOurHost, mayAct } from './origin.ts'

/** Serves everything that is not the club's: the files of the page. */
export type Page = (request: IncomingMessage, response: ServerResponse) => void

export interface Health {
  stopping: boolean
  /** What is wrong although the store answers. */
  sick: () => 'storage' | 'damaged' | null
  /** What a healthy server adds. */
  more: () => object
}

/** Replies are data for our own page: they may not run, be framed, sniffed or cached. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Once https, always https. */
const HSTS = 'max-age=31536000'

const MAX_BODY_BYTES = 262_144
/** A request must have arrived in full by then: slow senders must not hold connections. */
const REQUEST_MS = 15_000
const HEADERS_MS = 10_000

/** A database error may carry whole rows; message, stack and code are enough. */
const errorLine = ({ name, message, stack, ...rest }: Error) => ({
  type: name,
  message,
  stack: stack ?? '',
  code: 'code' in rest ? String(rest.code) : undefined,
})

/** One line of JSON for each entry on standard output. */
function loggerFor({ logLevel }: Config): NonNullable<FastifyServerOptions['logger']> {
  if (logLevel === 'silent') return false
  const timestamp = () => `,"at":"${new Date().toISOString()}"`
  return { level: logLevel, base: null, timestamp, serializers: { err: errorLine } }
}

/** What every server needs: headers, logs, health, faults, and the page for all other addresses. */
export function openHttp(config: Config, store: Store, page: Page | null): { http: FastifyInstance; health: Health } {
  const http: FastifyInstance = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    logger: loggerFor(config),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusting(config),
    requestTimeout: REQUEST_MS,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: 1000,
      // Only WebSocket upgrades are accepted; other offers are ignored.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    frameworkErrors(_, __, { raw }) {
      raw.writeHead(400, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(told('not-understood')))
    },
  })
  const health: Health = { stopping: false, sick: () => null, more: () => ({}) }
  secure(http, config)
  writeLog(http)
  answerFaults(http)
  answerElsewhere(http, page)
  answerTableAddresses(http)
  answerHealth(http, store, health)
  return { http, health }
}

const told = (fault: FaultReply['fault']): FaultReply => ({ fault })

/** Health checks may use any address of the server. */
const ASKED_BY_MACHINES: readonly string[] = ['/health', '/metrics']

function secure(http: FastifyInstance, config: Config): void {
  const overTls = config.publicUrl.startsWith('https:')
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (overTls) reply.raw.setHeader('strict-transport-security', HSTS)
    if (!isOurHost(request.headers, config) && !ASKED_BY_MACHINES.includes(request.url))
      return reply.code(421).send(told('wrong-host'))
    if (!mayAct(request.raw, config)) return reply.code(403).send(told('wrong-origin'))
    // No id contains a NUL, and PostgreSQL cannot query one.
    if (request.url.includes('%00')) return reply.code(400).send(told('not-understood'))
    return undefined
  })
}

/** The route, not the address, which may hold ids of private tables. */
function writeLog(http: FastifyInstance): void {
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (reply.statusCode >= 500) request.log.warn(line)
    else request.log.debug(line)
  })
}

function answerFaults(http: FastifyInstance): void {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const route = request.routeOptions.url
    if (error instanceof StorageError) {
      request.log.warn({ err: error, route, operation: 'answer a request' }, 'the database failed')
      return reply.code(503).send(told('storage'))
    }
    if (error instanceof DamagedRow) {
      request.log.error({ err: error, route, table: error.table }, 'a table cannot be read')
      return reply.code(409).send(told('damaged'))
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send(told(status === 413 ? 'too-large' : 'not-understood'))
    request.log.error({ err: error, route }, 'a request failed')
    return reply.code(500).send(told('server'))
  })
}

function answerElsewhere(http: FastifyInstance, page: Page | null): void {
  http.setNotFoundHandler((request, reply) => {
    if (page && !request.url.startsWith('/api/')) {
      reply.hijack()
      page(request.raw, reply.raw)
    } else {
      reply.code(404).send(told('unknown-address'))
    }
  })
}

/** A table's shareable address. The page keeps its own routes after a `#`. */
function answerTableAddresses(http: FastifyInstance): void {
  http.get<{ Params: { id: string }; Querystring: { key?: string | string[] } }>('/t/:id', async (request, reply) => {
    const [key] = [request.query.key ?? []].flat()
    const parts = [request.params.id, ...(key === undefined ? [] : [key])].map(encodeURIComponent)
    return reply.redirect(`../#/t/${parts.join('/')}`)
  })
}

/** How long a health check may take. */
const HEALTH_MS = 2000

async function late(): Promise<never> {
  await sleep(HEALTH_MS, null, { ref: false })
  throw new Error('the store is silent')
}

function answerHealth(http: FastifyInstance, store: Store, health: Health): void {
  const sick = async (): Promise<string | null> => {
    if (health.stopping) return 'stopping'
    try {
      await Promise.race([store.ping(), late()])
      return health.sick()
    } catch (error) {
      http.log.error({ err: error }, 'the store does not answer')
      return 'storage'
    }
  }
  http.get('/health', async (_, reply) => {
    const reason = await sick()
    return reason === null ? { ok: true, ...health.more() } : reply.code(503).send({ ok: false, reason })
  })
}
