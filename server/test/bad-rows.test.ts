import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import type { Store } from '../store/store.ts'
import { type Club, openClub, playing, Visitor } from './club.ts'
import { BEGAN, BOT, freshStore, letTimeRun, MINUTE, pass, registryOf, rowOf, stopTime } from './still.ts'

/** A row with unreadable settings. */
async function spoil(store: Store, id: string): Promise<void> {
  const row = await store.table(id)
  if (row) await store.changeTable(row, { settings: '{"clock":' })
}

describe('Among the tables of a server', () => {
  beforeEach(stopTime)
  afterEach(letTimeRun)

  it('an unreadable one stops no other after a start, and is reported once, by name', async () => {
    const store = await freshStore()
    for (const id of ['a', 'b', 'c']) await store.addTable(rowOf({ id, holders: [BOT, BOT] }))
    await spoil(store, 'a')
    const { registry, told, bots } = registryOf(store)
    registry.start()
    for (let n = 0; n < 5; n++) await pass(1)
    expect(bots.asked).toHaveLength(2)
    expect(told.setAside).toMatchObject([{ id: 'a', game: 'ethnos', why: 'damaged', event: null }])
    expect(elementAt(told.setAside, 0).detail).toMatch(/JSON/)
    expect(await registry.open('a')).toBe('damaged')
    expect(told.setAside).toHaveLength(1)
    expect(registry.setAside.all.map(({ id }) => id)).toEqual(['a'])
    await registry.stop()
  })

  it('an unreadable event is named by its number, and a bad snapshot costs only time', async () => {
    const store = await freshStore()
    await store.addTable(rowOf({ id: 'a', holders: [BOT, BOT] }))
    await store.addTable(rowOf({ id: 'b', holders: [BOT, BOT] }))
    const event = { number: 1, kind: 'move', seat: 0, data: '{', command: 'c', cause: 'bot', at: BEGAN } as const
    await store.appendEvents([{ table_id: 'a', ...event }], [])
    await store.appendEvents([], [{ table_id: 'b', number: 0, position: '{', state: '{' }])
    const { registry, told } = registryOf(store)
    expect(await registry.open('a')).toBe('damaged')
    expect(told.setAside).toMatchObject([{ id: 'a', event: 1, detail: 'table a: the event cannot be read' }])
    expect(typeof (await registry.open('b'))).toBe('object')
    await registry.stop()
  })

  it.each([false, true])('120 with unknown rules starve nobody whose clock has run out (shared: %s)', async shared => {
    const store = await freshStore()
    for (let n = 0; n < 120; n++) await store.addTable(rowOf({ id: `old ${n}`, rules_version: 9999, due_at: 1 }))
    const { registry, told, bots } = registryOf(store, { shared })
    registry.start()
    for (let n = 0; n < 150; n++) await pass(1)
    await store.addTable(rowOf({ id: 'late', rules: MINUTE, started_at: BEGAN - 100_000, due_at: BEGAN - 50_000 }))
    await pass(15_000)
    for (let n = 0; n < 50; n++) await pass(1)
    expect(bots.asked).toHaveLength(1)
    expect(told.setAside).toHaveLength(120)
    await registry.stop()
  })
})

describe('A club with an unreadable table', () => {
  let club: Club
  beforeEach(async () => {
    club = await openClub(':memory:', { adminNames: ['Root'] })
  })
  afterEach(() => club.close())

  it('shows all others, says what is wrong with this one, and counts it', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const { people: others, table: other } = await playing(club, ['Vera', 'Gleb'])
    await spoil(club.store, table)
    const listed = await new Visitor(club).read<{ tables: { id: string }[] }>('/api/tables')
    expect(listed.tables.map(({ id }) => id)).toEqual([other])
    expect(await others[0].request('GET', '/api/tables/mine')).toMatchObject({ status: 200 })
    expect(await people[0].request('GET', '/api/tables/mine')).toMatchObject({ status: 200, body: { tables: [] } })
    expect(await people[0].request('GET', `/api/tables/${table}`)).toEqual({ status: 409, body: { fault: 'damaged' } })
    expect((await people[0].request('DELETE', '/api/me', {})).status).toBe(200)
  })

  it('tells administrators', async () => {
    await club.store.addTable(rowOf({ id: 'broken' }))
    await spoil(club.store, 'broken')
    const admin = new Visitor(club)
    await admin.post('/api/register', { name: 'Root', password: 'long enough' })
    await admin.connect()
    await admin.read('/api/tables/broken/view')
    const { tables, setAside } = await admin.read<{ tables: unknown[]; setAside: unknown[] }>('/api/admin/tables')
    expect(tables).toEqual([])
    expect(setAside).toMatchObject([{ id: 'broken', game: 'ethnos', why: 'damaged' }])
    const metrics = await (await fetch(`${club.address}/metrics`)).text()
    expect(metrics).toContain('pentarchy_tables_set_aside 1')
  })
})
