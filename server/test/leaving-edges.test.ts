import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../store/store.ts'
import { Arranging } from '../tables/arranging.ts'
import { Doors } from '../tables/doors.ts'
import { leaveAllTables } from '../tables/leaving.ts'
import { OPEN } from './club.ts'
import { BOT, freshStore, hallOf, letTimeRun, play, rowOf, sitting, stopTime, visit } from './still.ts'

beforeEach(stopTime)
afterEach(letTimeRun)

const BOB: Person = { id: 'bob', name: 'bob', name_key: null, secret: null, banned: 0, created_at: 1 }
const THREE = [sitting('ann'), sitting('bob'), sitting('cyd')]

/** A club of these tables; Bob leaves it. */
async function scene(...tables: Parameters<typeof rowOf>[0][]) {
  const store = await freshStore()
  for (const table of tables) await store.addTable(rowOf(table))
  const { hall } = hallOf(store)
  const arranging = new Arranging(store, new Doors(store), () => {})
  const leave = (way: 'banned' | 'gone') => leaveAllTables({ store, hall, arranging }, BOB, way)
  const acts = async (id = 'table') =>
    (await store.movesAfter(id, 0)).map(({ kind, seat, cause, command }) => ({ kind, seat, cause, command }))
  return { store, hall, leave, acts }
}

describe('Who leaves the club', () => {
  it('closes the tables they have arranged', async () => {
    const { store, leave } = await scene({ state: 'gathering', host_id: 'bob', holders: [sitting('bob'), OPEN] })
    await leave('gone')
    expect(await store.table('table')).toMatchObject({ state: 'over' })
  })

  it('stands up where others have', async () => {
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
  ] as const)('%s, leaves their matches once', async (way, act) => {
    const { leave, acts } = await scene({ holders: THREE })
    await leave(way)
    await leave(way)
    expect(await acts()).toEqual([act])
  })

  it('leaves all tables, though one of them does not open', async () => {
    const { store, leave, acts } = await scene(
      { id: 'unreadable', holders: THREE, rules_version: 9999, created_at: 9 },
      { id: 'gathering', holders: THREE, state: 'gathering', created_at: 8 },
      { id: 'playing', holders: THREE, created_at: 7 },
    )
    await leave('gone')
    expect((await acts('playing')).map(({ kind }) => kind)).toEqual(['resign'])
    expect(await store.table('gathering')).toMatchObject({
      seats: JSON.stringify([sitting('ann'), OPEN, sitting('cyd')]),
    })
  })

  it('leaves matches alone that they have only arranged, or have nothing to do with', async () => {
    const { hall, leave, acts } = await scene(
      { host_id: 'bob', holders: [sitting('ann'), BOT] },
      { id: 'other', holders: [sitting('ann'), BOT] },
    )
    await leave('banned')
    expect([hall.size, await acts(), await acts('other')]).toEqual([0, [], []])
  })

  it('leaves a match that others have open as it runs', async () => {
    const { hall, leave } = await scene({ holders: THREE })
    const { live } = await visit(hall)
    await play(live, 'one')
    await leave('gone')
    expect(live.shown.state.seats[1]).toEqual({ standIn: 'steady', kicked: false, resigned: true })
  })
})
