import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../wire/table.ts'
import { StorageError } from '../store/storage-error.ts'
import type { Store } from '../store/store.ts'
import {
  BEGAN,
  BOT,
  freshStore,
  letTimeRun,
  MINUTE,
  nextMove,
  pass,
  play,
  registryOf,
  remoteTables,
  rowOf,
  settled,
  sitting,
  stopTime,
  visit,
} from './still.ts'

beforeEach(stopTime)
afterEach(letTimeRun)

/** A registry with one table in play, `table`. */
async function scene(given: Parameters<typeof rowOf>[0] = {}, how: Parameters<typeof registryOf>[1] = {}) {
  const store = await freshStore()
  await store.addTable(rowOf(given))
  return { store, ...registryOf(store, how) }
}

/** What the store does with the next moves instead of storing them. */
function nextWrites(store: Store, ...deeds: (Error | 'as usual')[]): void {
  const { appendEvents: appendMoves } = store
  store.appendEvents = (...given) => {
    const deed = deeds.shift() ?? 'as usual'
    return deed === 'as usual' ? appendMoves.apply(store, given) : Promise.reject(deed)
  }
}

const dueOf = async (store: Store, id = 'table') => (await store.table(id))?.due_at

describe('A table', () => {
  it('is opened once for all callers', async () => {
    const { registry, store } = await scene()
    let reads = 0
    const { table } = store
    store.table = id => {
      reads++
      return table.call(store, id)
    }
    const [one, other] = await Promise.all([registry.open('table'), registry.open('table')])
    expect(one).toBe(other)
    expect(await registry.open('table')).toBe(one)
    expect([registry.size, reads]).toEqual([1, 2])
  })

  it.each([
    ['that is not there', { id: 'other' }, 'unknown-table'],
    ['that has not started', { state: 'gathering' }, 'unknown-table'],
    ['of rules nobody has', { rules_version: 9999 }, 'other-rules'],
  ] as const)('%s is not opened, and not held', async (_, given, fault) => {
    const { registry } = await scene(given)
    expect(await registry.open('table')).toBe(fault)
    expect(await registry.submit('table', { kind: 'resign', id: 'r', seat: 0, cause: 'person' })).toBe(fault)
    await registry.started('table')
    expect(registry.size).toBe(0)
  })

  it('that could not be read is read again on the next request', async () => {
    const { registry, store } = await scene()
    const { table } = store
    store.table = () => Promise.reject(new Error('away'))
    await expect(registry.open('table')).rejects.toThrow('away')
    expect(registry.size).toBe(0)
    store.table = table
    expect((await visit(registry)).row.id).toBe('table')
  })

  it('evicted while somebody waits for it is reopened for them', async () => {
    const { registry } = await scene()
    const before = await visit(registry)
    const coming = visit(registry)
    before.liveTable.onBroken()
    const after = await coming
    expect([before.stopped, after.stopped, after === before]).toEqual([true, false, false])
  })

  it('remembers when it was last used', async () => {
    const { registry } = await scene()
    await visit(registry)
    await pass(500)
    expect((await visit(registry)).lastUsed).toBe(BEGAN + 500)
  })

  it('is described, or unknown', async () => {
    const { registry } = await scene()
    expect(await registry.info('table')).toMatchObject({ id: 'table', state: 'playing' })
    expect(await registry.info('elsewhere')).toBeNull()
  })

  it('that is over is described as over', async () => {
    const { registry, told } = await scene()
    await registry.submit('table', { kind: 'resign', id: 'r', seat: 0, cause: 'person' })
    await settled()
    expect(told.changed).toMatchObject([{ id: 'table', state: 'over', result: { reason: 'resigned' } }])
  })

  it('tells whose turn it is, and whom it reminds', async () => {
    const { registry, told } = await scene()
    const { liveTable } = await visit(registry)
    const { seat } = nextMove(liveTable, 'one')
    await registry.submit('table', nextMove(liveTable, 'one'))
    const [mover, next] = seat === 0 ? ['ann', 'bob'] : ['bob', 'ann']
    expect(told.turns).toEqual([`${mover} table false 1`, `${next} table true 1`])
    await registry.submit('table', { kind: 'remind', id: 'remind', seat: 0, cause: 'clock' })
    expect(told.reminded).toEqual(['ann table 2'])
  })
})

describe('A command', () => {
  it('is carried out, and stored when everything has settled', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    const answer = registry.submit('table', nextMove(liveTable, 'one'))
    await settled()
    await registry.settle()
    expect(await store.eventsAfter('table', 0)).toHaveLength(1)
    expect(await answer).toEqual({ kind: 'accepted', number: 1 })
  })

  it('of a person who has seen more than this server waits for what they have seen', async () => {
    const { registry, store } = await scene()
    await visit(registry)
    const other = await remoteTables(store)
    await play(other, 'one')
    expect(await registry.submit('table', nextMove(other, 'two'))).toEqual({ kind: 'accepted', number: 2 })
  })

  it('is left to others when this server stops', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    const command = nextMove(liveTable, 'one')
    await registry.stop()
    expect(await registry.submit('table', command)).toBe('unconfirmed')
    expect(await store.eventsAfter('table', 0)).toEqual([])
  })

  it('that could not be stored is refused, and the table reopened', async () => {
    const { registry, store, told } = await scene()
    const { liveTable } = await visit(registry)
    nextWrites(store, new StorageError('unreachable'))
    const command = nextMove(liveTable, 'one')
    expect(await registry.submit('table', command)).toMatchObject({ kind: 'refused', objection: { code: 'storage' } })
    await settled()
    expect(told.reopened).toEqual(['table'])
    expect(await store.eventsAfter('table', 0)).toEqual([])
    expect(await registry.submit('table', command)).toEqual({ kind: 'accepted', number: 1 })
  })

  it('that the store neither confirms nor denies is unconfirmed', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    nextWrites(store, new StorageError('unconfirmed'), new StorageError('unconfirmed'))
    expect(await registry.submit('table', nextMove(liveTable, 'one'))).toBe('unconfirmed')
  })

  it('is retried when another server was first with something unrelated', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    const command = nextMove(liveTable, 'one')
    const other = await remoteTables(store)
    await other.submit({ kind: 'remind', id: 'remind', seat: 0, cause: 'clock' })
    expect(await registry.submit('table', command)).toEqual({ kind: 'accepted', number: 2 })
  })

  it('is stale when another server was first with another move', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    const command = nextMove(liveTable, 'one')
    await play(await remoteTables(store), 'another')
    expect(await registry.submit('table', command)).toMatchObject({ kind: 'refused', objection: { code: 'stale' } })
  })

  it('that another server carried out gets the same answer', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    const command = nextMove(liveTable, 'one')
    await play(await remoteTables(store), 'one')
    expect(await registry.submit('table', command)).toEqual({ kind: 'accepted', number: 1 })
  })

  it('that was stored without confirmation is found to be done', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    const { appendEvents: appendMoves } = store
    store.appendEvents = async (...given) => {
      store.appendEvents = appendMoves
      await appendMoves.apply(store, given)
      throw new Error('a strange answer')
    }
    expect(await registry.submit('table', nextMove(liveTable, 'one'))).toEqual({ kind: 'accepted', number: 1 })
  })

  it('that is unconfirmed twice stays unconfirmed', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    nextWrites(
      store,
      new StorageError('number-taken'),
      new StorageError('unconfirmed'),
      new StorageError('unconfirmed'),
    )
    expect(await registry.submit('table', nextMove(liveTable, 'one'))).toBe('unconfirmed')
  })

  it('stays refused if the table no longer opens', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    nextWrites(store, new StorageError('number-taken'))
    store.table = () => Promise.reject(new Error('away'))
    expect(await registry.submit('table', nextMove(liveTable, 'one'))).toMatchObject({ objection: { code: 'stale' } })
    await registry.stop()
  })

  it('is unconfirmed if the server stops before the second attempt', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    nextWrites(store, new StorageError('number-taken'))
    const { table } = store
    store.table = id => {
      void registry.stop()
      return table.call(store, id)
    }
    expect(await registry.submit('table', nextMove(liveTable, 'one'))).toBe('unconfirmed')
  })
})

describe('Events of other servers', () => {
  it('are read when they are announced', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    await play(await remoteTables(store), 'one')
    registry.announced('table', 1)
    await settled()
    expect(liveTable.durable).toBe(1)
  })

  it('at tables that are not open, or do not open, are ignored', async () => {
    const { registry, told } = await scene({ rules_version: 9999 })
    registry.announced('elsewhere', 1)
    await settled()
    const opening = registry.open('table')
    await Promise.all([registry.catchUp('table', 1), registry.readMissedEvents()])
    expect([await opening, told.failed]).toEqual(['other-rules', []])
  })

  it('are read when somebody has seen them, and only at open tables', async () => {
    const { registry, store } = await scene()
    const asked: string[] = []
    const { eventsAfter: movesAfter } = store
    store.eventsAfter = (id, number) => {
      asked.push(`${id} ${number}`)
      return movesAfter.call(store, id, number)
    }
    await registry.catchUp('table', 3)
    expect([asked, registry.size]).toEqual([[], 0])
    const { liveTable } = await visit(registry)
    const other = await remoteTables(store)
    await play(other, 'one')
    asked.length = 0
    await registry.catchUp('table', 0)
    expect([asked, liveTable.durable]).toEqual([[], 0])
    await registry.catchUp('table', 1)
    await registry.catchUp('table', 1)
    expect([asked, liveTable.durable]).toEqual([['table 0'], 1])
  })

  it('are found by polling, at tables that were quiet for a second', async () => {
    const { registry, store } = await scene()
    const { liveTable } = await visit(registry)
    const other = await remoteTables(store)
    await play(other, 'one')
    await registry.readMissedEvents()
    expect(liveTable.durable).toBe(1)
    await play(other, 'two')
    await pass(1000)
    await registry.readMissedEvents()
    expect(liveTable.durable).toBe(1)
    await pass(1)
    await registry.readMissedEvents()
    expect(liveTable.durable).toBe(2)
    await registry.readMissedEvents()
    expect(liveTable.durable).toBe(2)
  })

  it('are requested for a hundred tables at a time', async () => {
    const store = await freshStore()
    const { registry } = registryOf(store)
    const ids = Array.from({ length: 101 }, (_, n) => `t${n}`)
    for (const id of ids) {
      await store.addTable(rowOf({ id }))
      await visit(registry, id)
    }
    await play(await remoteTables(store, 't100'), 'one')
    const sizes: number[] = []
    const { eventsNumbered: movesNumbered } = store
    store.eventsNumbered = keys => {
      sizes.push(keys.length)
      return movesNumbered.call(store, keys)
    }
    await registry.readMissedEvents()
    expect(sizes).toEqual([100, 1])
    expect((await visit(registry, 't100')).liveTable.durable).toBe(1)
  })
})

describe('A starting server', () => {
  it('opens what is in play, and nothing else', async () => {
    const { registry, store } = await scene()
    await store.addTable(rowOf({ id: 'gathering', state: 'gathering' }))
    await store.addTable(rowOf({ id: 'over', state: 'over' }))
    await store.addTable(rowOf({ id: 'unreadable', rules_version: 9999 }))
    await store.addTable(rowOf({ id: 'z' }))
    registry.start()
    for (let n = 0; n < 5; n++) await pass(1)
    expect(registry.size).toBe(2)
    await registry.stop()
  })

  it('opens nothing more when it stops', async () => {
    const { registry, store } = await scene()
    await store.addTable(rowOf({ id: 'z' }))
    registry.start()
    await settled()
    await registry.stop()
    await pass(1)
    expect(registry.size).toBe(1)
  })

  it('reports that the store cannot be read', async () => {
    const { registry, store, told } = await scene()
    store.allTables = () => {
      throw new Error('away')
    }
    registry.start()
    await settled()
    expect(told.failed).toEqual([new Error('away')])
    await registry.stop()
  })

  it('looks every fifteen seconds for what is due', async () => {
    const store = await freshStore()
    const { registry } = registryOf(store)
    registry.start()
    await settled()
    await store.addTable(rowOf({ due_at: BEGAN + 15_000 }))
    await store.addTable(rowOf({ id: 'later', due_at: BEGAN + 15_001 }))
    await pass(14_999)
    expect(registry.size).toBe(0)
    await pass(1)
    expect(registry.size).toBe(1)
    await pass(15_000)
    expect(registry.size).toBe(2)
    await registry.stop()
    await store.addTable(rowOf({ id: 'after the end', due_at: BEGAN }))
    await pass(60_000)
    expect(registry.size).toBe(2)
  })

  it('stores what is really due at tables it knows', async () => {
    const { registry, store } = await scene({ due_at: BEGAN, rules: MINUTE })
    await visit(registry)
    registry.start()
    await pass(15_000)
    expect(await dueOf(store)).toBe(BEGAN + 60_000)
    await store.addTable(rowOf({ id: 'new', due_at: BEGAN, rules: MINUTE }))
    await pass(15_000)
    expect(await dueOf(store, 'new')).toBe(BEGAN)
    await pass(15_000)
    expect(await dueOf(store, 'new')).toBe(BEGAN + 60_000)
    await registry.stop()
  })

  it('keeps looking after a failure', async () => {
    const { registry, store, told } = await scene({ state: 'gathering' })
    const { dueTables } = store
    store.dueTables = () => Promise.reject(new Error('away'))
    registry.start()
    await pass(15_000)
    expect(told.failed).toEqual([new Error('away')])
    store.dueTables = dueTables
    await store.addTable(rowOf({ id: 'due', due_at: BEGAN }))
    await pass(15_000)
    expect(registry.size).toBe(1)
    await registry.stop()
  })

  it('looks at due tables that do not open, even while somebody tries', async () => {
    const { registry, store, told } = await scene({ state: 'gathering' })
    registry.start()
    await settled()
    await store.addTable(rowOf({ id: 'unreadable', rules_version: 9999, due_at: 1 }))
    await store.addTable(rowOf({ id: 'due', due_at: 2 }))
    const { table } = store
    let open = () => {}
    const gate = new Promise<void>(resolve => {
      open = resolve
    })
    store.table = async id => {
      await gate
      return table.call(store, id)
    }
    const visitor = registry.open('unreadable')
    await pass(15_000)
    open()
    expect(await visitor).toBe('other-rules')
    await settled()
    expect([registry.size, told.failed]).toEqual([1, []])
    await registry.stop()
  })

  it('evicts tables that nobody used for a minute', async () => {
    const { registry } = await scene()
    const table = await visit(registry)
    registry.start()
    await pass(1)
    await pass(59_998)
    await pass(1)
    expect([registry.size, table.stopped]).toEqual([1, false])
    await pass(30_000)
    await visit(registry)
    await pass(30_000)
    expect(registry.size).toBe(1)
    await pass(60_000)
    expect([registry.size, table.stopped]).toEqual([0, true])
    await registry.stop()
  })

  it('stores what is due when it evicts a table', async () => {
    const days = { ...DEFAULT_SETTINGS, clock: { kind: 'days', days: 3 }, absent: 'resign' } as const
    const { registry, store } = await scene({ rules: days, due_at: 7 })
    const table = await visit(registry)
    expect(await dueOf(store)).toBe(7)
    store.dueTables = () => Promise.resolve([])
    registry.start()
    await pass(1)
    await pass(59_999)
    await pass(60_000)
    expect([registry.size, table.stopped]).toEqual([0, true])
    expect(await dueOf(store)).toBeGreaterThan(BEGAN + 120_000)
    await registry.stop()
  })

  it('keeps a table that somebody watches', async () => {
    const { registry } = await scene()
    const leave = (await visit(registry)).broadcaster.enter(null, undefined, () => {})
    registry.start()
    await pass(60_000)
    await pass(60_000)
    expect(registry.size).toBe(1)
    leave()
    await pass(60_000)
    expect(registry.size).toBe(0)
    await registry.stop()
  })
})

describe('A server among others', () => {
  const against = { holders: [BOT, BOT] }

  it('leaves bots to whoever has begun the match', async () => {
    const { registry, bots } = await scene(against, { shared: true })
    await visit(registry)
    await settled()
    expect(bots.asked).toHaveLength(0)
    await registry.started('table')
    expect(bots.asked).toHaveLength(1)
  })

  it('takes up what is due for two seconds and nobody has taken up', async () => {
    const store = await freshStore()
    const { registry, bots } = registryOf(store, { shared: true })
    registry.start()
    await settled()
    await store.addTable(rowOf({ ...against, due_at: BEGAN + 1 }))
    const { claimDue } = store
    const claimed: unknown[] = []
    store.claimDue = (...claim) => {
      claimed.push(claim)
      return claimDue.apply(store, claim)
    }
    await pass(2000)
    expect(registry.size).toBe(0)
    await pass(2000)
    expect([registry.size, bots.asked.length]).toEqual([1, 1])
    expect(claimed).toEqual([['table', BEGAN + 1, BEGAN + 4000 + 5000]])
    await registry.stop()
  })

  it('leaves alone what another has claimed', async () => {
    const store = await freshStore()
    const { registry } = registryOf(store, { shared: true })
    registry.start()
    await settled()
    await store.addTable(rowOf({ due_at: BEGAN }))
    store.claimDue = async () => false
    await pass(2000)
    expect(registry.size).toBe(0)
    await registry.stop()
  })

  it('stores later due times at tables it runs, so that others need not look', async () => {
    const { registry, store } = await scene({ due_at: BEGAN + 3999, rules: MINUTE }, { shared: true })
    await visit(registry)
    await store.addTable(rowOf({ id: 'later', due_at: BEGAN + 4000, rules: MINUTE }))
    await visit(registry, 'later')
    registry.start()
    await pass(2000)
    expect(await dueOf(store)).toBe(BEGAN + 60_000)
    expect(await dueOf(store, 'later')).toBe(BEGAN + 4000)
    await registry.stop()
  })

  it('hands over its due tables when it stops', async () => {
    const { registry, store } = await scene({ due_at: BEGAN + 9000, rules: MINUTE }, { shared: true })
    const hurried: string[][] = []
    store.makeDueNow = async ids => void hurried.push([...ids])
    await store.addTable(rowOf({ id: 'without a clock' }))
    const tables = [await visit(registry), await visit(registry, 'without a clock')]
    await registry.stop()
    expect(hurried).toEqual([['table']])
    expect(tables.map(({ stopped }) => stopped)).toEqual([true, true])
  })

  it('reports that it could not hand them over', async () => {
    const { registry, store, told } = await scene({ due_at: BEGAN + 9000, rules: MINUTE }, { shared: true })
    store.makeDueNow = () => Promise.reject(new Error('away'))
    await visit(registry)
    await registry.stop()
    expect(told.failed).toEqual([new Error('away')])
  })
})

describe('A lone server', () => {
  it('lets bots move as soon as a table is open', async () => {
    const { registry, bots } = await scene({ holders: [BOT, BOT] })
    await visit(registry)
    expect(bots.asked).toHaveLength(1)
  })

  it('leaves stored due times alone when it stops', async () => {
    const { registry, store } = await scene({ due_at: BEGAN + 9000, rules: MINUTE })
    await visit(registry)
    await registry.stop()
    expect(await dueOf(store)).toBe(BEGAN + 9000)
  })

  it('runs nothing after it has stopped', async () => {
    const { registry, bots } = await scene({ holders: [sitting('ann'), BOT] })
    await registry.stop()
    const table = await visit(registry)
    expect([table.stopped, bots.asked.length]).toEqual([true, 0])
    expect(await visit(registry)).toBe(table)
  })
})

describe('A broken table', () => {
  it('is reopened once the store answers: tried every second', async () => {
    const { registry, store, told } = await scene()
    const table = await visit(registry)
    const stored = store.table
    store.table = () => Promise.reject(new Error('away'))
    table.liveTable.onBroken()
    await settled()
    expect([table.stopped, registry.size, told.failed.length, told.reopened]).toEqual([true, 0, 1, []])
    await pass(999)
    expect(told.failed).toHaveLength(1)
    await pass(1)
    expect(told.failed).toHaveLength(2)
    store.table = stored
    await pass(1000)
    expect([told.failed.length, told.reopened, registry.size]).toEqual([2, ['table'], 1])
    await pass(5000)
    expect(told.reopened).toEqual(['table'])
  })

  it('is not opened by a server that is stopping', async () => {
    const { registry, store, told } = await scene()
    const table = await visit(registry)
    store.table = () => Promise.reject(new Error('away'))
    table.liveTable.onBroken()
    await settled()
    await registry.stop()
    await pass(5000)
    expect([told.failed.length, told.reopened]).toEqual([1, []])
  })

  it('that was evicted before is ignored', async () => {
    const { registry, told } = await scene()
    const table = await visit(registry)
    table.stop()
    table.liveTable.onBroken()
    await settled()
    expect([registry.size, told.reopened]).toEqual([1, []])
  })
})
