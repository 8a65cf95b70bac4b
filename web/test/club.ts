import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import WebSocket from 'ws'
import { isGameId, loadGame } from '../../games/registry.ts'
import type { Position } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { applyPatch } from '../../kernel/patch.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { openBus } from '../../server/bus/open.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { type App, createApp, type Environment } from '../../server/net/app.ts'
import { openStore } from '../../server/store/open.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { Store } from '../../server/store/store.ts'
import { startNats } from '../../test/club/nats.ts'
import { startPostgres } from '../../test/club/postgres.ts'
import { SOCKET_PATH } from '../../wire/http.ts'
import type { ServerMessage } from '../../wire/server-message.ts'
import type { NewTable, TableInfo } from '../../wire/table.ts'
import { DIST } from '../build.ts'
import { pageIn, type Serving } from '../serve.ts'
import { openStageWith, type Stage, useStage, type Visitor, visit } from './browser.ts'

/* A whole club for browser tests: the page and the server on one port, with a store that is gone afterwards. */

export interface Club extends Serving {
  /** Goes down and comes back with all that was stored, as when a host updates it. */
  stop(): Promise<void>
  start(): Promise<void>
}

export type ClubStage = Stage<Club>

/** Who sits where at tables laid by these helpers. */
const sitting = new Map<string, Page>()

const PLENTY = { points: 1e9, seconds: 1 }
/** Nobody in a test needs a rest between two rounds. */
const PACE = { pauseMs: 1000 }

/** With PENTARCHY_CLUSTER in the environment each browser that comes is sent to another of three servers. */
export const openClubStage = (): Promise<ClubStage> =>
  openStageWith(() => (process.env.PENTARCHY_CLUSTER ? openManyServers(3) : openOneServer()))

/** The club of a test file. Whoever a failed test left at a table would go on playing beside the next one. */
export function useClubStage(): ClubStage {
  const stage = useStage(openClubStage)
  afterEach(() => Promise.all(stage.browser.contexts().map(context => context.close())))
  return stage
}

export async function openOneServer(changes: Partial<Config> = {}, world: Environment = {}): Promise<Club> {
  // The address must be known before the server starts: passkeys are bound to it.
  const port = await freePort()
  const file = `${process.env.TMPDIR ?? '/tmp'}/pentarchy-${process.pid}-${port}.db`
  const open = () => openServer(port, new Store(openSqlite(file)), {}, changes, world)
  let app = await open()
  return {
    url: urlOf(port),
    stop: () => app.close(),
    async start() {
      app = await open()
    },
    async close() {
      await app.close()
      for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true })
    },
  }
}

/** Servers on one PostgreSQL and one NATS; the address is that of another one every time it is asked for. */
async function openManyServers(count: number): Promise<Club> {
  const shared = await openShared()
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const open = () => Promise.all(ports.map(port => shared.openServer(port)))
  let apps = await open()
  let visits = 0
  const stop = async () => {
    await Promise.all(apps.map(app => app.close()))
  }
  return {
    get url() {
      return urlOf(elementAt(ports, visits++ % count))
    },
    stop,
    async start() {
      apps = await open()
    },
    async close() {
      await stop()
      await shared.close()
    },
  }
}

export interface Shared {
  openServer(port: number, publicUrl?: string): Promise<App>
  close(): Promise<void>
}

/** A PostgreSQL and a NATS, for servers that share them. */
export async function openShared(): Promise<Shared> {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
  return {
    async openServer(port, publicUrl) {
      const store = await openStore({ dataDir: '', databaseUrl: postgres.url })
      return openServer(port, store, { natsUrl: nats.url, publicUrl })
    },
    async close() {
      await Promise.all([postgres.stop(), nats.stop()])
    },
  }
}

const urlOf = (port: number): string => `http://localhost:${port}/`

async function openServer(
  port: number,
  store: Store,
  { natsUrl, publicUrl = `http://localhost:${port}` }: { natsUrl?: string; publicUrl?: string | undefined } = {},
  changes: Partial<Config> = {},
  world: Environment = {},
): Promise<App> {
  const read = readConfig({ LOG_LEVEL: 'silent', PORT: String(port), PUBLIC_URL: publicUrl, ADMIN_NAMES: 'Warden' })
  if (!read.ok) throw new Error(read.error)
  const config: Config = {
    ...read.value,
    natsUrl,
    messageLimit: PLENTY,
    matchLimit: PLENTY,
    wishLimit: PLENTY,
    loginLimit: PLENTY,
    ...changes,
  }
  await store.migrate()
  const bus = await openBus(config, () => {})
  const app = await createApp(store, config, pageIn(DIST), { pace: PACE, ...world, bus })
  await app.http.listen({ port, host: 'localhost' })
  return app
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Somebody comes to the page and gives a name, at the lobby or wherever `hash` leads. */
export async function arrive(stage: Stage, name: string, visitor: Visitor = {}, hash = '#/online'): Promise<Page> {
  const page = await visit(stage, visitor)
  await go(page, hash)
  await page.locator('form input[name=name]').fill(name)
  await page.locator('form button[type=submit]').click()
  await page.locator('form input[name=name]').waitFor({ state: 'detached' })
  return page
}

export const go = (page: Page, hash: string): Promise<unknown> => page.goto(`${page.url().split('#')[0]}${hash}`)

/** Lays a table as this person, without the form. */
export async function layTable(page: Page, wish: Partial<NewTable> = {}): Promise<TableInfo> {
  const body = { game: 'dark-lands', seats: [{ kind: 'open' }, { kind: 'open' }], ...wish }
  const info = await post<TableInfo>(page, '/api/tables', body)
  expect(info.id).toBeTruthy()
  return info
}

/** A request with this person's cookie. */
export const post = <T>(page: Page, path: string, body: unknown = {}): Promise<T> =>
  page.evaluate(
    async ([address, text]) => {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      })
      return (await reply.json()) as T
    },
    [path, JSON.stringify(body)] as const,
  )

/** Two people at a table that has begun. */
export async function sitDownTogether(host: Page, guest: Page, wish: Partial<NewTable> = {}): Promise<TableInfo> {
  const info = await layTable(host, wish)
  await post(guest, `/api/tables/${info.id}/sit`, { seat: 1 })
  await post(guest, `/api/tables/${info.id}/ready`, { ready: true })
  await post(host, `/api/tables/${info.id}/start`)
  for (const [seat, page] of [host, guest].entries()) {
    sitting.set(`${info.id} ${seat}`, page)
    await go(page, `#/t/${info.id}`)
  }
  for (const page of [host, guest]) await page.locator(`[data-game=${info.game}]`).waitFor()
  return info
}

/** The same person at another device without a page: plays by lot whenever asked, until the game is over. */
export async function playOnElsewhere(page: Page, { id, game: gameId }: TableInfo, lot: string): Promise<void> {
  if (!isGameId(gameId)) throw new Error(gameId)
  const { game } = await loadGame(gameId)
  const cookie = elementAt(await page.context().cookies(), 0)
  const address = `${elementAt(page.url().split('#'), 0).replace('http', 'ws')}${SOCKET_PATH.slice(1)}`
  const socket = new WebSocket(address, { headers: { cookie: `${cookie.name}=${cookie.value}` } })
  const chance = Rng.fromSeed(lot)
  let view: Position | null = null
  let asked = 0
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', data => {
      const told = JSON.parse(String(data)) as ServerMessage
      if (told.kind === 'hello') socket.send(JSON.stringify({ kind: 'watch', table: id }))
      if (told.kind === 'view') view = told.view
      if (told.kind === 'step' && told.patch) view = applyPatch(view, told.patch) as Position
      if (!view || (told.kind !== 'view' && told.kind !== 'step')) return
      if (game.outcome(view)) {
        socket.close()
        resolve()
        return
      }
      const seat = [0, 1].find(one => page === sitting.get(`${id} ${one}`)) as Seat
      if (!game.toMove(view).includes(seat)) return
      const move = chance.pick(game.moves(view, seat))
      socket.send(JSON.stringify({ kind: 'move', table: id, id: `${lot} ${asked++}`, seen: told.number, move }))
    })
  })
}

export const gameLog = (page: Page): Promise<string[]> =>
  page.getByLabel('Chronicle').getByRole('listitem').allInnerTexts()

export async function leave(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close()
}

const isAsked = (page: Page): Promise<boolean> => page.getByText('Your turn.', { exact: true }).isVisible()

/** Whoever is to move, as soon as somebody is. */
export async function asked(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(async () => {
      for (const page of pages) if (await isAsked(page)) found = page
      return found !== undefined
    })
    .toBe(true)
  if (!found) throw new Error('Nobody is asked')
  return found
}

/** The first of the list of moves. */
export async function choose(page: Page): Promise<void> {
  await page.locator('body').press('l')
  await page.locator('dialog[open] li button').first().click()
}
