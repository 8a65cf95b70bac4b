import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { openNats } from '../../server/bus/nats.ts'
import { openStore } from '../../server/store/open.ts'
import { type Club, nextMove, openClub, playing } from '../../server/test/club.ts'
import { hastened } from './haste.ts'
import { startNats } from './nats.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { type RunningProxy, startProxy } from './proxy.ts'

/* A connection that swallows packets: nothing breaks, and nothing arrives. */

const TIMES = hastened(4)
const PING_MS = 250

let postgres: RunningPostgres
let line: RunningProxy
beforeAll(async () => {
  postgres = await startPostgres()
  line = await startProxy(() => ({ path: postgres.socket }))
}, 120_000)
afterAll(async () => {
  await line?.stop()
  await postgres?.stop()
}, 60_000)

afterEach(() => line.mend())

const SOON = { timeout: 20_000 }
const OPEN_TRANSACTIONS = `select pid from pg_stat_activity where datname = 'locks' and state = 'idle in transaction'`

/** A server whose connection to PostgreSQL can be silenced. */
async function aClub(name: string): Promise<Club> {
  await postgres.database(name)
  const databaseUrl = `postgres://pentarchy@localhost:${line.port}/${name}`
  return openClub(await openStore({ dataDir: '', databaseUrl }, TIMES))
}

describe('When PostgreSQL has stored a move and its answer gets lost', () => {
  it('nobody is told that it failed: its player reconnects, and it is there once', async () => {
    const club = await aClub('answers')
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const { person, move, seen } = nextMove(ethnos.game, people)
    const command = { kind: 'move', table, id: 'the move', seen, move }
    const closed = person.closed()
    line.swallow('answers')
    const began = performance.now()
    person.say(command)
    expect(await closed).toBe(1012)
    expect(performance.now() - began).toBeLessThan(8000)
    expect(person.all('answer')).toEqual([])
    line.mend()
    await person.connect()
    await person.watch(table)
    person.say(command)
    const answer = await person.until(({ kind }) => kind === 'answer')
    expect(answer).toMatchObject({ id: 'the move', answer: { kind: 'accepted', number: 1 } })
    expect((await club.store.eventsAfter(table, 0)).map(({ command: id }) => id)).toHaveLength(1)
    await club.close()
  })
})

describe('When nothing reaches PostgreSQL', () => {
  it('a server says so within seconds, shows nothing unstored, and recovers by itself', async () => {
    const club = await aClub('everything')
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const { person, move, seen } = nextMove(ethnos.game, people)
    const closed = person.closed()
    line.swallow('everything')
    const began = performance.now()
    person.say({ kind: 'move', table, id: 'lost', seen, move })
    const health = await fetch(`${club.address}/health`)
    expect([health.status, await health.json()]).toEqual([503, { ok: false, reason: 'storage' }])
    expect(performance.now() - began).toBeLessThan(4000)
    await closed
    expect(performance.now() - began).toBeLessThan(8000)
    expect(people.map(({ number }) => number)).toEqual([0, 0])
    line.mend()
    await expect.poll(async () => (await fetch(`${club.address}/health`)).ok, SOON).toBe(true)
    await person.connect()
    await person.watch(table)
    person.say({ kind: 'move', table, id: 'lost', seen, move })
    await person.until(({ kind }) => kind === 'answer')
    expect(await club.store.eventsAfter(table, 0)).toHaveLength(1)
    await club.close()
  })

  it('a transaction on a silent connection holds nobody up for long', async () => {
    const club = await aClub('locks')
    const other = await openStore({ dataDir: '', databaseUrl: `${postgres.url.replace(/postgres$/, 'locks')}` })
    const { table } = await playing(club, ['Anna', 'Boris'])
    const row = await club.store.table(table)
    if (!row) throw new Error('there is no such table')
    const watcher = new pg.Client(postgres.url.replace(/postgres$/, 'locks'))
    await watcher.connect()
    line.swallow('answers')
    // Its first statement takes the lock, and the rest is never sent.
    const changing = club.store.changeTable(row, { next_id: 'one' }).catch(() => false)
    await expect.poll(async () => (await watcher.query(OPEN_TRANSACTIONS)).rowCount, SOON).toBe(1)
    await watcher.end()
    const change = () => other.changeTable({ ...row, version: row.version }, { next_id: 'two' }).catch(() => false)
    await expect.poll(change, SOON).toBe(true)
    expect(await changing).toBe(false)
    line.mend()
    await other.close()
    await club.close()
  })
})

describe('When nothing reaches NATS', () => {
  it('a server notices within seconds, and recovers by itself', async () => {
    const nats = await startNats()
    const natsLine = await startProxy(() => ({ host: '127.0.0.1', port: nats.port }))
    const told: string[] = []
    const [far, near] = [
      await openNats(`nats://localhost:${natsLine.port}`, message => told.push(message), PING_MS),
      await openNats(nats.url, () => {}),
    ]
    const heard: unknown[] = []
    far.subscribe('x', message => heard.push(message))
    let returns = 0
    far.onReturn(() => returns++)
    natsLine.swallow('everything')
    await expect.poll(() => told, SOON).toContain('NATS: disconnect')
    expect(await far.request('nobody', null, 1000)).toEqual({ ok: false, error: 'nobody' })
    natsLine.mend()
    const publish = () => {
      near.publish('x', 'again')
      return heard
    }
    await expect.poll(publish, SOON).toContain('again')
    expect(returns).toBeGreaterThan(0)
    await Promise.all([far.close(), near.close()])
    await natsLine.stop()
    await nats.stop()
  })
})
