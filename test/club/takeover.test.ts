import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { openStore } from '../../server/store/open.ts'
import type { Store } from '../../server/store/store.ts'
import { Guest } from './guest.ts'
import { type RunningNats, startNats } from './nats.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { type RunningClub, startClub } from './process.ts'

/* What a server does by itself happens once, even if the server that should have done it died. */

let postgres: RunningPostgres
let nats: RunningNats
let store: Store
let clubs: RunningClub[]
let count = 0
beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([startPostgres(), startNats()])
}, 120_000)
afterAll(() => Promise.all([postgres?.stop(), nats?.stop()]))
beforeEach(async () => {
  const databaseUrl = await postgres.database(`takeover${++count}`)
  store = await openStore({ dataDir: '', databaseUrl })
  const environment = { DATABASE_URL: databaseUrl, NATS_URL: nats.url }
  clubs = await Promise.all([startClub(environment), startClub(environment)])
  return async () => {
    await Promise.all(clubs.map(club => club.kill()))
    await store.close()
  }
})

const BOT = { kind: 'bot', level: 'novice' }
const SOON = { timeout: 20_000 }
const QUICK = { clock: { kind: 'real-time', seconds: 1, increment: 0 }, absent: 'resign' }

/** Begun on the first server. */
async function aTable(seats: readonly object[], settings: object = {}): Promise<string> {
  const host = await new Guest('Anna').arrive(elementAt(clubs, 0).address)
  const { id } = await host.post(elementAt(clubs, 0).address, '/api/tables', { game: 'ethnos', seats, settings })
  for (const [seat, holder] of seats.entries())
    if (seat > 0 && holder !== BOT) {
      const guest = await new Guest('Boris').arrive(elementAt(clubs, 0).address)
      await guest.post(elementAt(clubs, 0).address, `/api/tables/${id}/sit`, { seat })
    }
  await host.post(elementAt(clubs, 0).address, `/api/tables/${id}/start`)
  return String(id)
}

/** Waits until this many events are stored. */
const untilStored = (table: string, count: number) =>
  expect.poll(async () => (await store.eventsAfter(table, 0)).length, SOON).toBeGreaterThan(count)

/** After this nothing more can happen at the table. */
const untilOver = (table: string) => expect.poll(async () => (await store.table(table))?.state, SOON).toBe('over')

describe('With two servers', () => {
  it('a clock runs out once, although the server that watched it has died', async () => {
    const table = await aTable([{ kind: 'open' }, { kind: 'open' }], QUICK)
    await elementAt(clubs, 0).kill()
    await untilOver(table)
    expect((await store.eventsAfter(table, 0)).map(({ kind, cause }) => `${kind} ${cause}`)).toEqual(['resign clock'])
  })

  it('a clock runs out once where both have the table open', async () => {
    const table = await aTable([{ kind: 'open' }, { kind: 'open' }], QUICK)
    const vera = await new Guest('Vera').arrive(elementAt(clubs, 1).address)
    const heard: string[] = []
    const socket = vera.socket(elementAt(clubs, 1).address)
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'watch', table })))
    socket.on('message', data => heard.push(JSON.parse(String(data)).kind))
    await untilOver(table)
    // What was sent before the server announced the end.
    await vi.waitFor(() => expect(heard).toContain('state'), 10_000)
    expect((await store.eventsAfter(table, 0)).map(({ kind, cause }) => `${kind} ${cause}`)).toEqual(['resign clock'])
    // Shown once and then announced: the second server had nothing to take back.
    expect(heard.filter(kind => kind === 'view' || kind === 'state')).toEqual(['view', 'state'])
    socket.terminate()
  })

  it('one plays on for the bots of the other, and killing it repeats no move', async () => {
    const table = await aTable([BOT, BOT])
    await untilStored(table, 10)
    await elementAt(clubs, 0).kill()
    const { length } = await store.eventsAfter(table, 0)
    await untilStored(table, length)
    await untilOver(table)
    const rows = await store.eventsAfter(table, 0)
    expect(rows.map(row => row.number)).toEqual(rows.map((_, n) => n + 1))
    expect(new Set(rows.map(row => row.command)).size).toBe(rows.length)
  })

  it('one that is told to stop hands its bots over at once', async () => {
    const table = await aTable([BOT, BOT])
    await untilStored(table, 5)
    await elementAt(clubs, 0).stop()
    const { length } = await store.eventsAfter(table, 0)
    const began = performance.now()
    await untilStored(table, length)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})
