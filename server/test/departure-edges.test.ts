import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../store/store.ts'
import { Admission } from '../tables/admission.ts'
import { leaveAllTables } from '../tables/departure.ts'
import { TableCreation } from '../tables/table-creation.ts'
import { OPEN } from './club.ts'
import { BOT, freshStore, letTimeRun, play, registryOf, rowOf, sitting, stopTime, visit } from './still.ts'

beforeEach(stopTime)
afterEach(letTimeRun)

const BOB: Person = { id: 'bob', name: 'bob', name_key: null, secret: null, banned: 0, bot: 0, created_at: 1 }
const THREE = [sitting('ann'), sitting('bob'), sitting('cyd')]

/** A club of these tables; Bob leaves it. */
async function scene(...tables: Parameters<typeof rowOf>[0][]) {
  const store = await freshStore()
  for (const table of tables) await store.addTable(rowOf(table))
  const { registry } = registryOf(store)
  const creation = new TableCreation(store, new Admission(store), () => {})
  const leave = (way: 'banned' | 'gone') =>
    leaveAllTables({ store, registry, creation, tournaments: { leaveAll: async () => {} } }, BOB, way)
  const eventLog = async (id = 'table') =>
    (await store.eventsAfter(id, 0)).map(({ kind, seat, cause, command }) => ({ kind, seat, cause, command }))
  return { store, registry, leave, eventLog }
}

describe('A person who leaves the club', () => {
  it('closes the tables they host', async () => {
    const { store, leave } = await scene({ state: 'gathering', host_id: 'bob', holders: [sitting('bob'), OPEN] })
    await leave('gone')
    expect(await store.table('table')).toMatchObject({ state: 'over' })
  })

  it('stands up at others’ tables', async () => {
    const { store, leave } = await scene({ state: 'gathering', holders: [sitting('ann'), sitting('bob')] })
    await leave('gone')
    expect(await store.table('table')).toMatchObject({
      state: 'gathering',
      seats: JSON.stringify([sitting('ann'), OPEN]),
    })
  })

  it.each([
    ['gone', { kind: 'resign', seat: 1, cause: 'person', command: 'gone bob' }],
    ['banned', { kind: 'kick', seat: 1, cause: 'admin', command: 'banned bob' }],
  ] as const)('%s, leaves their matches once', async (way, event) => {
    const { leave, eventLog } = await scene({ holders: THREE })
    await leave(way)
    await leave(way)
    expect(await eventLog()).toEqual([event])
  })

  it('leaves all tables, even if one of them does not open', async () => {
    const { store, leave, eventLog } = await scene(
      { id: 'unreadable', holders: THREE, rules_version: 9999, created_at: 9 },
      { id: 'gathering', holders: THREE, state: 'gathering', created_at: 8 },
      { id: 'playing', holders: THREE, created_at: 7 },
    )
    await leave('gone')
    expect((await eventLog('playing')).map(({ kind }) => kind)).toEqual(['resign'])
    expect(await store.table('gathering')).toMatchObject({
      seats: JSON.stringify([sitting('ann'), OPEN, sitting('cyd')]),
    })
  })

  it('does not disturb matches they only host or have nothing to do with', async () => {
    const { registry, leave, eventLog } = await scene(
      { host_id: 'bob', holders: [sitting('ann'), BOT] },
      { id: 'other', holders: [sitting('ann'), BOT] },
    )
    await leave('banned')
    expect([registry.size, await eventLog(), await eventLog('other')]).toEqual([0, [], []])
  })

  it('leaves a match while it runs at an open table', async () => {
    const { registry, leave } = await scene({ holders: THREE })
    const { liveTable } = await visit(registry)
    await play(liveTable, 'one')
    await leave('gone')
    expect(liveTable.shown.playState.seats[1]).toEqual({ standIn: 'steady', kicked: false, resigned: true })
  })
})
