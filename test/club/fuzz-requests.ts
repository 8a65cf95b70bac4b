import { request } from 'node:http'
import * as v from 'valibot'
import type { Rng } from '../../kernel/rng.ts'
import { BODIES } from '../../wire/http.ts'
import { garbled, mutated, oddValue } from './mutate.ts'

/** Every request with a body, with a plausible one. */
const EXAMPLES: Readonly<Record<keyof typeof BODIES, Record<string, unknown>>> = {
  'POST /api/guest': { name: 'Anna' },
  'POST /api/register': { name: 'Anna', password: 'a password' },
  'POST /api/login': { name: 'Anna', password: 'a password' },
  'POST /api/prove': { password: 'a password' },
  'POST /api/passkeys/prove': { ceremony: 'x', response: {} },
  'POST /api/email': { address: 'anna@club.example', language: 'en' },
  'POST /api/email/confirm': { token: 'x' },
  'DELETE /api/email': {},
  'POST /api/recovery': { address: 'anna@club.example' },
  'POST /api/recovery/finish': { token: 'x', password: 'a password' },
  'POST /api/two-step': {},
  'POST /api/two-step/confirm': { code: '123456' },
  'POST /api/two-step/codes': {},
  'DELETE /api/two-step': {},
  'POST /api/tables/:id/report': { person: 'p', reason: 'abuse' },
  'POST /api/appeal': { text: 'please' },
  'POST /api/admin/people/:id/mute': { muted: true },
  'POST /api/admin/reports/:id/close': { acted: true },
  'POST /api/admin/appeals/:id/answer': { granted: true },
  'POST /api/tournaments': {
    name: 'Sunday Swiss',
    game: 'ethnos',
    format: 'swiss',
    seats: 4,
    clock: { kind: 'real-time', seconds: 600, increment: 10 },
    startsAt: null,
    most: 16,
  },
  'POST /api/tournaments/:id/join': {},
  'POST /api/tournaments/:id/leave': {},
  'POST /api/tournaments/:id/call-off': {},
  'POST /api/logout': {},
  'POST /api/password': { old: 'a password', password: 'another one' },
  'DELETE /api/me': { password: 'a password' },
  'DELETE /api/sessions/:id': {},
  'POST /api/sessions/end-others': {},
  'POST /api/passkeys/options': { name: 'Anna' },
  'POST /api/passkeys': { ceremony: 'c', response: {}, label: 'phone' },
  'DELETE /api/passkeys/:id': {},
  'POST /api/passkeys/login-options': {},
  'POST /api/passkeys/login': { ceremony: 'c', response: { id: 'x' } },
  'POST /api/people/:id/block': {},
  'DELETE /api/people/:id/block': {},
  'POST /api/push': { endpoint: 'https://push.example/x', keys: { p256dh: 'a', auth: 'b' }, language: 'en' },
  'DELETE /api/push': { endpoint: 'https://push.example/x' },
  'POST /api/tables': { game: 'ethnos', seats: [{ kind: 'open' }, { kind: 'open' }] },
  'POST /api/tables/:id/enter': { key: 'k' },
  'POST /api/tables/:id/sit': { seat: 0 },
  'POST /api/tables/:id/stand': {},
  'POST /api/tables/:id/colour': { seat: 0, colour: 1 },
  'POST /api/tables/:id/ready': { ready: true },
  'POST /api/tables/:id/seat': { seat: 0, holder: { kind: 'open' } },
  'POST /api/tables/:id/start': {},
  'POST /api/tables/:id/kick': { person: 'p' },
  'POST /api/tables/:id/close': {},
  'POST /api/tables/:id/rematch': {},
  'POST /api/tables/:id/analysis': {},
  'DELETE /api/tables/:id/chat/:line': {},
  'POST /api/circle/seen': { seen: true },
  'POST /api/people/:id/follow': {},
  'DELETE /api/people/:id/follow': {},
  'POST /api/people/:id/note': { text: 'plays fast' },
  'POST /api/people/:id/challenge': { game: 'ethnos', seats: [{ kind: 'open' }, { kind: 'open' }] },
  'DELETE /api/challenges/:id': {},
  'POST /api/daily/:date/try': {},
  'POST /api/daily/:date/alone': { rulesVersion: 1, moves: [[0, { kind: 'draw' }]] },
  'POST /api/tokens': { label: 'bot', scopes: ['read'] },
  'DELETE /api/tokens/:id': {},
  'POST /api/bot-account': {},
  'POST /api/answers': { id: 't.1', index: 0 },
  'POST /api/admin/tables/:id/close': {},
  'POST /api/admin/people/:id/ban': { banned: true },
}
const ACTING = Object.keys(EXAMPLES) as (keyof typeof BODIES)[]

const READING = [
  'club',
  'sessions',
  'passkeys',
  'people',
  'people/:id',
  'tables',
  'tables/mine',
  'tables/:id',
  'tables/:id/view',
]
  .concat([
    'tables/:id/file',
    'tables/:id/analysis',
    'history',
    'tokens',
    'openapi.json',
    'export',
    'leaders/:id',
    'daily/:id',
    'circle',
    'ladders/:id',
    'people/:id/achievements',
    'people/:id/relation',
    'admin/tables',
    'admin/people',
    'admin/chat',
    'nothing',
  ])
  .map(path => `/api/${path}`)

export interface StrangeRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** One request that must be answered without a 5xx and must change nothing. `cookie`: of a known person. */
export function someRequest(ids: readonly string[], cookie: string, rng: Rng): StrangeRequest {
  const from = {
    'x-forwarded-for': rng.below(20) === 0 ? String(oddHeader(rng)) : `10.9.${rng.below(256)}.${rng.below(256)}`,
  }
  if (rng.below(3) === 0) {
    const query =
      rng.below(2) === 0 ? '' : `?before=${encodeURIComponent(String(oddValueText(rng)))}&state=${rng.below(9)}`
    const headers = rng.below(2) === 0 ? { ...from, cookie } : { ...from, cookie: `pentarchy=${oddHeader(rng)}` }
    return { method: 'GET', path: pathOf(rng.pick(READING), ids, rng) + query, headers, body: null }
  }
  const route = rng.pick(ACTING)
  const [method = '', url = ''] = route.split(' ')
  const path = pathOf(url, ids, rng)
  const body = badBody(route, rng)
  // An odd content type may hide a bad body, so it comes from an unknown visitor.
  if (rng.below(10) === 0) return { method, path, headers: { ...from, 'content-type': oddHeader(rng) }, body }
  return { method, path, headers: { ...from, 'content-type': 'application/json', cookie }, body }
}

/** A body that the route does not accept. */
function badBody(route: keyof typeof BODIES, rng: Rng): string {
  for (;;) {
    const example = EXAMPLES[route]
    const changed = Object.keys(example).length > 0 ? mutated(example, rng) : { extra: oddValue(rng) }
    const body = rng.below(4) === 0 ? garbled(JSON.stringify(example), rng) : JSON.stringify(changed)
    if (body !== '' && !isWanted(route, body)) return body
  }
}

function isWanted(route: keyof typeof BODIES, body: string): boolean {
  try {
    return v.safeParse(BODIES[route], JSON.parse(body)).success
  } catch {
    return false
  }
}

const pathOf = (route: string, ids: readonly string[], rng: Rng): string =>
  route.replace(/:\w+/g, () => encodeURIComponent(rng.below(3) === 0 ? oddValueText(rng) : rng.pick(ids)))

const oddValueText = (rng: Rng): string =>
  String(JSON.stringify(oddValue(rng)))
    .slice(0, 200)
    .toWellFormed() || 'x'

const oddHeader = (rng: Rng): string =>
  rng.pick(['x'.repeat(500), 'text/plain', '%00', '";,=', 'application/json; charset=utf-16', '127.0.0.1, ::1'])

/** The status; null if the connection was closed instead. */
export function ask(
  address: string,
  { method, path, headers, body }: StrangeRequest,
): Promise<{ status: number; text: string } | null> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request(
      { hostname, port, method, path, headers: { ...headers, ...length }, timeout: 20_000 },
      reply => {
        let text = ''
        reply.on('data', part => {
          text += part
        })
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      },
    )
    sent.on('timeout', () => reject(new Error(`no answer to ${method} ${path}`)))
    sent.on('error', error => ('code' in error && error.code === 'ECONNRESET' ? resolve(null) : reject(error)))
    sent.end(body ?? undefined)
  })
}
