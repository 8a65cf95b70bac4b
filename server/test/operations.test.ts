import { afterEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { elementAt } from '../../kernel/list.ts'
import { SOCKET_PATH } from '../../wire/http.ts'
import { type Config, readConfig, readNatsUrl } from '../config.ts'
import { type App, createApp } from '../net/app.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'

let app: App | null = null
afterEach(async () => {
  await app?.close()
  app = null
})

function configOf(environment: Readonly<Record<string, string>>): Config {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  if (!config.ok) throw new Error(config.error)
  return config.value
}

async function open(environment: Readonly<Record<string, string>> = {}, page: Parameters<typeof createApp>[2] = null) {
  const store = new Store(openSqlite(':memory:'))
  await store.migrate()
  app = await createApp(store, configOf(environment), page)
  return { app, store, address: await app.http.listen({ port: 0, host: '127.0.0.1' }) }
}

async function arrive(address: string): Promise<{ readonly set: string; readonly cookie: string }> {
  const headers = { 'content-type': 'application/json' }
  const arrived = await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{"name":"Anna"}' })
  const set = arrived.headers.get('set-cookie') ?? ''
  return { set, cookie: elementAt(set.split(';'), 0) }
}

const metricIn = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${name} `))
      ?.split(' ')[1],
  )

describe('The environment', () => {
  it('may be empty', () => {
    expect(configOf({})).toMatchObject({ port: 8080, host: '127.0.0.1', trustProxy: false, databaseUrl: undefined })
    expect(configOf({}).dataDir).toMatch(/data$/)
  })

  it('allows NATS only together with a database that servers can share; a worker needs NATS alone', () => {
    const nats = 'nats://a:4222,nats://b:4222'
    expect(readConfig({ NATS_URL: nats })).toMatchObject({ ok: false, error: expect.stringContaining('DATABASE_URL') })
    expect(configOf({ NATS_URL: nats, DATABASE_URL: 'postgres://db/club' }).natsUrl).toBe(nats)
    expect(readNatsUrl({ NATS_URL: nats })).toEqual({ ok: true, value: nats })
    for (const bad of [undefined, '', 'http://a', 'nats://a,'])
      expect(readNatsUrl({ NATS_URL: bad })).toMatchObject({ ok: false, error: expect.stringContaining('NATS_URL') })
  })

  it('sets everything', () => {
    const config = configOf({
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/club',
      DATABASE_URL: 'postgres://club:secret@db/club',
      PUBLIC_URL: 'https://club.example/',
      TRUST_PROXY: '10.0.0.0/8,127.0.0.1',
    })
    expect(config).toMatchObject({ port: 9000, host: '0.0.0.0', dataDir: '/var/lib/club' })
    expect(config).toMatchObject({ publicUrl: 'https://club.example', trustProxy: ['10.0.0.0/8', '127.0.0.1'] })
    expect(configOf({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  })

  it.each([
    ['PORT', '99999'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/club'],
    ['PUBLIC_URL', 'no-address'],
    ['PUBLIC_URL', 'ftp://club.example'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['METRICS_TOKEN', 'short'],
  ])('is refused by name where it cannot be: %s=%s', (name, value) => {
    const config = readConfig({ [name]: value })
    expect(config.ok ? '' : config.error).toMatch(new RegExp(`^${name} is not usable: `))
    // The value may be a password.
    expect(config.ok ? '' : config.error).not.toContain(value)
  })
})

describe('A server', () => {
  it('answers for its health, and says when the store is gone', async () => {
    const { address, store } = await open()
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ ok: true })
    store.ping = () => Promise.reject(new Error('gone'))
    const sick = await fetch(`${address}/health`)
    expect([sick.status, await sick.json()]).toEqual([503, { ok: false, reason: 'storage' }])
  })

  it('sends headers that let nothing run, and enforces TLS only where the address is https', async () => {
    const { address } = await open({ PUBLIC_URL: 'https://club.example' })
    const { headers } = await fetch(`${address}/api/tables`)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
  })

  it('serves the page for everything that is not the club’s, but never under /api/', async () => {
    const { address } = await open({}, (_, response) => response.end('the page'))
    expect(await (await fetch(`${address}/some/where`)).text()).toBe('the page')
    const lost = await fetch(`${address}/api/nothing`)
    expect([lost.status, await lost.json()]).toEqual([404, { fault: 'unknown-address' }])
  })

  it.each([
    ['/t/abc', '/#/t/abc'],
    ['/t/abc?key=k1', '/#/t/abc/k1'],
    ['/t/a%2Fb%23?key=%3Cx%3E', '/#/t/a%2Fb%23/%3Cx%3E'],
  ])('the address of a table, %s, with its place in the page', async (path, place) => {
    const { address } = await open()
    const { status, headers } = await fetch(address + path, { redirect: 'manual' })
    expect(status).toBe(302)
    expect(new URL(headers.get('location') ?? '', address + path).href).toBe(address + place)
  })

  it.each([
    ['no JSON', '{"name":', 400, 'not-understood'],
    ['too much', JSON.stringify({ name: 'x'.repeat(300_000) }), 413, 'too-large'],
  ])('a body that is %s with a fault, not with its insides', async (_, body, status, fault) => {
    const { address } = await open()
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api/guest`, { method: 'POST', headers, body })
    expect([answer.status, await answer.json()]).toEqual([status, { fault }])
  })
})

describe('Figures for Prometheus', () => {
  it('count tables, sockets, moves and the delay of the event loop', async () => {
    const { address } = await open()
    const text = await (await fetch(`${address}/metrics`)).text()
    expect(metricIn(text, 'pentarchy_sockets')).toBe(0)
    expect(metricIn(text, 'pentarchy_live_tables')).toBe(0)
    expect(metricIn(text, 'pentarchy_bot_queue')).toBe(0)
    expect(metricIn(text, 'pentarchy_events_total')).toBe(0)
    expect(metricIn(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  })

  it('are for this machine alone, or for holders of the token', async () => {
    const near = await open()
    const forwarded = await fetch(`${near.address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(forwarded.status).toBe(403)
    await app?.close()
    const token = 'a-long-enough-token'
    const { address } = await open({ METRICS_TOKEN: token })
    const ask = (authorization: string) => fetch(`${address}/metrics`, { headers: { authorization } })
    expect((await ask('')).status).toBe(403)
    expect((await ask('Bearer a-wrong-token-here')).status).toBe(403)
    expect((await ask(`Bearer ${token}`)).status).toBe(200)
  })
})

describe('The socket', () => {
  const knock = (address: string, headers: Record<string, string>): Promise<number> =>
    new Promise(resolve => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, { headers })
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
      socket.on('open', () => {
        resolve(101)
        socket.terminate()
      })
      socket.on('error', () => {})
    })

  it('opens to our own page, not to another one with our visitor’s cookie', async () => {
    const { address } = await open({ PUBLIC_URL: 'https://club.example' })
    const { set, cookie } = await arrive(address)
    expect(set).toContain('Secure')
    expect(await knock(address, { cookie })).toBe(101)
    expect(await knock(address, { cookie, origin: address })).toBe(101)
    expect(await knock(address, { cookie, origin: 'https://club.example' })).toBe(101)
    expect(await knock(address, { cookie, origin: 'https://evil.example' })).toBe(401)
    expect(await knock(address, { cookie, origin: 'null' })).toBe(401)
  })

  it('is told when the server stops, and has only a moment to close', async () => {
    const { app: club, address } = await open()
    const { cookie } = await arrive(address)
    const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, { headers: { cookie } })
    await new Promise(opened => socket.once('open', opened))
    const closed = new Promise(resolve => socket.once('close', resolve))
    const began = performance.now()
    await club.close()
    app = null
    expect(await closed).toBe(1012)
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('stays closed to a client that is being recognised while the server stops', async () => {
    const { app: club, store, address } = await open()
    const { cookie } = await arrive(address)
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
    const { promise: known, resolve: letKnow } = Promise.withResolvers<string[]>()
    store.people.blockedBy = () => {
      asked()
      return known
    }
    const answer = knock(address, { cookie })
    await isAsked
    const stopped = club.close()
    app = null
    letKnow([])
    expect(await answer).toBe(503)
    await stopped
  })
})
