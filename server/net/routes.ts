import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { Fault, FaultReply } from '../../wire/faults.ts'
import { type Acting, BODIES, PROOF_HEADER, type Replies, type Route } from '../../wire/http.ts'
import type { Me } from '../../wire/people.ts'
import { isProgramRoute, SCOPE_OF } from '../../wire/program-routes.ts'
import type { Scope } from '../../wire/programs.ts'
import { checkReply } from '../../wire/replies.ts'
import type { Config } from '../config.ts'
import type { Arrival, Known, People } from '../people/people.ts'
import type { Tokens } from '../programs/tokens.ts'
import type { Person } from '../store/store.ts'
import { type Allowance, type Payer, payerOf } from './allowance.ts'
import { networkOf } from './network.ts'
import { RateLimiter } from './rate-limiter.ts'

/** Browsers accept a `__Host-` cookie only over https from this very host, so no sibling site can plant one. */
const COOKIES = { http: 'pentarchy', https: '__Host-pentarchy' } as const
const YEAR = 31_536_000

interface Credentials {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}

const isAllowed = (route: Route, scopes: ReadonlySet<Scope>): boolean =>
  isProgramRoute(route) && scopes.has(SCOPE_OF[route])

type BodyFor<R extends Route> = R extends Acting ? v.InferOutput<(typeof BODIES)[R]> : undefined

/** A checked request and the person who makes it. */
export interface Asking<R extends Route, K = Known | null> {
  readonly known: K
  readonly body: BodyFor<R>
  param(name: 'id' | 'line' | 'game' | 'date'): string
  query(name: string): string | undefined
  readonly agent: string
  readonly payer: Payer
  /** An IPv4 address or an IPv6 /64. */
  readonly network: string
  /** A proof of work, if one was demanded. */
  readonly proof: string | undefined
  /** Who it would be if they were not banned. */
  banned(): Promise<Person | null>
  readonly origin: string | undefined
  readonly reply: FastifyReply
}

type Handler<R extends Route, K> = (asking: Asking<R, K>) => Promise<Result<Replies[R], FaultReply>>

export const fault = (code: Fault): Result<never, FaultReply> => err({ fault: code })
export const DONE: Result<{ ok: true }, never> = ok({ ok: true })

export const orFault = <T>(result: Result<T, Fault>): Result<T, FaultReply> =>
  result.ok ? result : fault(result.error)

/** Declares a route of the protocol in one line: who may ask, how often, and with what body. */
export class Routes {
  private readonly http: FastifyInstance
  private readonly people: People
  private readonly cookie: string
  private readonly cookieTail: string
  private readonly budget: Allowance
  private readonly logins: RateLimiter
  private readonly tokens: Tokens

  constructor(http: FastifyInstance, people: People, tokens: Tokens, config: Config, budget: Allowance) {
    this.http = http
    this.people = people
    this.tokens = tokens
    const overTls = config.publicUrl.startsWith('https:')
    this.cookie = overTls ? COOKIES.https : COOKIES.http
    this.cookieTail = `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${overTls ? '; Secure' : ''}`
    this.budget = budget
    this.logins = new RateLimiter(config.loginLimit)
  }

  /** Anybody may ask. */
  open<R extends Route>(route: R, handler: Handler<R, Known | null>): void {
    this.add(route, ok, handler)
  }

  /** Anybody may ask, but rarely from one network: for what is expensive or could be guessed. */
  rateLimited<R extends Route>(route: R, handler: Handler<R, Known | null>): void {
    this.add(route, ok, handler, this.logins)
  }

  /** Guests and accounts only. */
  known<R extends Route>(route: R, handler: Handler<R, Known>): void {
    this.add(route, known => (known ? ok(known) : fault('not-known')), handler)
  }

  /** Administrators only. */
  admin<R extends Route>(route: R, handler: Handler<R, Known>): void {
    this.add(route, known => (known?.admin ? ok(known) : fault(known ? 'not-admin' : 'not-known')), handler)
  }

  private add<R extends Route, K extends Known | null>(
    route: R,
    mayAsk: (known: Known | null) => Result<K, FaultReply>,
    handler: Handler<R, K>,
    limiter: RateLimiter | null = null,
  ): void {
    const [method = '', url = ''] = route.split(' ')
    const ask = async (request: FastifyRequest, reply: FastifyReply): Promise<Result<Replies[R], FaultReply>> => {
      const network = networkOf(request.ip)
      const payer = payerOf(network)
      if (!(limiter?.allows(payer.network) ?? this.budget.allowsNetwork(payer))) return fault('too-fast')
      const known = await this.recognise(request)
      const who = payerOf(network, known?.person.id)
      if (!limiter && !this.budget.allowsPerson(who)) return fault('too-fast')
      if (known?.scopes && !isAllowed(route, known.scopes)) return fault('no-scope')
      const asker = mayAsk(known)
      if (!asker.ok) return asker
      const body = readBody(route, request.body)
      const banned = () => this.people.recogniseBanned(readCookie(request.headers.cookie, this.cookie))
      if (!body.ok) return body
      const done = await handler({ ...askingOf(request, reply, asker.value, body.value), payer: who, network, banned })
      if (done.ok && known?.scopes && isProgramRoute(route)) checkReply(route, done.value)
      return done
    }
    this.http.route({
      method,
      url,
      handler: async (request, reply) => {
        const done = await ask(request, reply)
        if (reply.sent) return reply
        return done.ok ? done.value : reply.code(statusOf(done.error.fault)).send(done.error)
      },
    })
  }

  /** By a program's token or a page's cookie. */
  async recognise({ headers }: { headers: Credentials }): Promise<Known | null> {
    const [, bearer] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
    if (bearer !== undefined) return this.tokens.recognise(bearer)
    const token = readCookie(headers.cookie, this.cookie)
    if (token !== undefined) return this.people.recognise(token)
    const known = await this.people.recognise(readCookie(headers.cookie, COOKIES.http))
    return known && this.isOld(known) ? known : null
  }

  /** A cookie from before the prefix is accepted once and replaced. */
  isOld({ session }: Known): boolean {
    return this.cookie === COOKIES.https && session.proved_at === 0
  }

  async arrived(asking: { reply: FastifyReply }, { person, token, banned }: Arrival): Promise<Result<Me, FaultReply>> {
    if (token) asking.reply.header('set-cookie', `${this.cookie}=${token}${this.cookieTail}`)
    return banned ? fault('banned') : ok(await this.people.describe(person))
  }
}

function readBody<R extends Route>(route: R, body: unknown): Result<BodyFor<R>, FaultReply> {
  if (!isActing(route)) return ok(undefined as BodyFor<R>)
  const parsed = v.safeParse(BODIES[route], body ?? {})
  return parsed.success ? ok(parsed.output as BodyFor<R>) : fault('not-understood')
}

const isActing = (route: Route): route is Route & Acting => Object.hasOwn(BODIES, route)

function askingOf<R extends Route, K>(
  request: FastifyRequest,
  reply: FastifyReply,
  known: K,
  body: BodyFor<R>,
): Omit<Asking<R, K>, 'payer' | 'network' | 'banned'> {
  const params = request.params as Readonly<Record<string, string>>
  const query = request.query as Readonly<Record<string, string | string[]>>
  return {
    known,
    body,
    reply,
    param: name => params[name] ?? '',
    query: name => [query[name]].flat()[0],
    agent: request.headers['user-agent'] ?? '',
    proof: [request.headers[PROOF_HEADER]].flat()[0],
    origin: request.headers.origin,
  }
}

const STATUS: Readonly<Partial<Record<Fault, number>>> = {
  'not-understood': 400,
  'too-large': 413,
  'unknown-address': 404,
  'bad-name': 400,
  'name-reserved': 400,
  'bad-password': 400,
  'bad-endpoint': 400,
  'no-scope': 403,
  'not-a-bot': 403,
  'unknown-token': 404,
  'too-many-streams': 429,
  objection: 400,
  'not-known': 401,
  'wrong-login': 401,
  'code-needed': 401,
  'wrong-code': 401,
  'wrong-token': 400,
  'bad-address': 400,
  'prove-first': 403,
  'mail-failed': 503,
  'proof-wanted': 401,
  'passkey-refused': 401,
  banned: 403,
  'no-entry': 403,
  sealed: 403,
  'not-host': 403,
  'not-admin': 403,
  'in-charge': 403,
  kicked: 403,
  blocked: 403,
  'unknown-table': 404,
  'unknown-day': 404,
  'no-try': 400,
  'unknown-game': 404,
  'unknown-person': 404,
  'unknown-session': 404,
  'unknown-line': 404,
  'unknown-report': 404,
  'unknown-tournament': 404,
  'accounts-only': 403,
  'not-account': 403,
  'bad-time': 400,
  'bad-format': 400,
  'not-over': 404,
  'too-fast': 429,
  busy: 503,
  storage: 503,
}
const CONFLICT = 409

const statusOf = (code: Fault): number => STATUS[code] ?? CONFLICT

function readCookie(header: string | undefined, wanted: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === wanted) return value
  }
  return undefined
}
