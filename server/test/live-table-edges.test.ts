import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game } from '../../kernel/game.ts'
import { hashOf } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch } from '../../kernel/match.ts'
import { positionAt } from '../../kernel/replay.ts'
import { DEFAULT_SETTINGS } from '../../wire/table.ts'
import { StorageError } from '../store/storage-error.ts'
import type { EventRow } from '../store/store.ts'
import { CatchUp } from '../tables/catch-up.ts'
import { CommitQueue } from '../tables/commit-queue.ts'
import { LiveTable } from '../tables/live-table.ts'
import { MatchHistory } from '../tables/match-history.ts'
import { initialState } from '../tables/table-state.ts'

const game: Game = ethnos.game
const PEOPLE = ['a', 'b'].map(id => ({ kind: 'person', id, name: id, ready: true }) as const)

type Append = (moves: readonly EventRow[], snapshots: readonly object[]) => Promise<void>

/** A store that keeps what it is given, unless told to do something else once. */
class FakeStore {
  readonly kept: EventRow[] = []
  readonly snapshots: object[] = []
  readonly deeds: Append[] = []
  readonly groups: number[] = []

  appendEvents: Append = async (events, snapshots) => {
    this.groups.push(events.length)
    const deed = this.deeds.shift()
    if (deed) return deed(events, snapshots)
    if (
      events.some(({ number, table_id }) => this.kept.some(row => row.number === number && row.table_id === table_id))
    )
      throw new StorageError('number-taken')
    this.kept.push(...events)
    this.snapshots.push(...snapshots)
  }
}

const refuse =
  (error: Error): Append =>
  () =>
    Promise.reject(error)

function tableOn(fakeStore: FakeStore, id = 'table', now?: () => number): LiveTable {
  const created = createMatch(game, 2, {}, 'live')
  if (!created.ok) throw new Error(created.error.code)
  const state = initialState(created.value, PEOPLE, DEFAULT_SETTINGS, 1)
  return new LiveTable(id, state, new CommitQueue(fakeStore), now ? { now } : {})
}

function play(table: LiveTable, id: string) {
  const { match, number } = table.state
  const seat = elementAt(game.toMove(match.position), 0)
  const [move] = game.moves(match.position, seat)
  return table.submit({ kind: 'move', id, seen: number, cause: 'person', seat, move })
}

const row = (table_id: string, number: number): EventRow => ({
  table_id,
  number,
  kind: 'move',
  seat: 0,
  data: '{}',
  command: `${table_id} ${number}`,
  cause: 'person',
  at: 1,
})

describe('A live table', () => {
  it('notifies listeners until they leave', async () => {
    const table = tableOn(new FakeStore(), 'table', () => 77)
    const heard: unknown[] = []
    const leave = table.listen(({ event, change, ours, moment }) =>
      heard.push([event.number, change, ours, moment.moves]),
    )
    await play(table, 'one')
    leave()
    await play(table, 'two')
    expect(heard).toEqual([[1, 'moved', true, 1]])
    expect([table.lastAt, table.durable, table.eventLog.length]).toEqual([77, 2, 2])
    expect([table.knows('two'), table.knows('three')]).toEqual([true, false])
  })

  it('stores a snapshot with every thirty-second event, and with no other', async () => {
    const fakeStore = new FakeStore()
    const table = tableOn(fakeStore)
    for (let n = 1; n <= 33; n++) await play(table, `${n}`)
    expect(fakeStore.snapshots).toHaveLength(1)
    expect(fakeStore.snapshots[0]).toMatchObject({ table_id: 'table', number: 32 })
  })

  it('breaks once, whatever comes after', async () => {
    const fakeStore = new FakeStore()
    const table = tableOn(fakeStore)
    let broken = 0
    table.onBroken = () => broken++
    fakeStore.deeds.push(refuse(new StorageError('unreachable')))
    await Promise.all([play(table, 'one'), play(table, 'two')])
    expect([table.broken, broken, table.durable]).toEqual([true, 1, 0])
    expect(await play(table, 'one')).toMatchObject({ objection: { code: 'storage' } })
    expect(table.isUnconfirmed('one')).toBe(false)
  })

  it('reports that another was first', async () => {
    const fakeStore = new FakeStore()
    fakeStore.kept.push(row('table', 1))
    expect(await play(tableOn(fakeStore), 'one')).toMatchObject({ kind: 'refused', objection: { code: 'stale' } })
  })

  it('remembers what may have been stored without confirmation', async () => {
    const fakeStore = new FakeStore()
    const table = tableOn(fakeStore)
    fakeStore.deeds.push(refuse(new StorageError('unconfirmed')), refuse(new StorageError('unconfirmed')))
    expect(await play(table, 'one')).toMatchObject({ objection: { code: 'storage' } })
    expect([table.isUnconfirmed('one'), table.isUnconfirmed('two')]).toEqual([true, false])
  })

  it('tells who moved last and what forbids undoing it', async () => {
    const table = tableOn(new FakeStore())
    expect(table.shown).toMatchObject({ number: 0, moves: 0, over: false, last: null })
    const [seat] = game.toMove(table.state.match.position)
    await play(table, 'one')
    expect(table.shown.last?.seat).toBe(seat)
  })

  it('ignores others’ events while its own are being stored', async () => {
    const table = tableOn(new FakeStore())
    const own = play(table, 'one')
    table.catchUp([row('table', 1)])
    expect([table.broken, table.durable]).toEqual([false, 0])
    expect(await own).toEqual({ kind: 'accepted', number: 1 })
  })
})

describe('Storing', () => {
  const commit = (commits: CommitQueue, id: string, number = 1, chain = { broken: false }) =>
    commits.commit(chain, [row(id, number)], null)

  it('groups everything that arrives at once, and reports how long it took', async () => {
    const fakeStore = new FakeStore()
    const told: number[] = []
    const commits = new CommitQueue(fakeStore, {
      committed: (moves, ms) => told.push(moves.length, Number(ms >= 0)),
      failed: () => told.push(-1),
    })
    await Promise.all(['x', 'y', 'z'].map(id => commit(commits, id)))
    expect([fakeStore.groups, told]).toEqual([[3], [3, 1]])
  })

  it('is idle when nothing waits', async () => {
    const fakeStore = new FakeStore()
    const commits = new CommitQueue(fakeStore)
    await commits.idle()
    const stored = commit(commits, 'x')
    await commits.idle()
    expect(fakeStore.kept).toHaveLength(1)
    await stored
    await commit(commits, 'y')
    expect(fakeStore.kept).toHaveLength(2)
  })

  it('retries what was not confirmed: then it is known', async () => {
    const fakeStore = new FakeStore()
    const failures: unknown[] = []
    const commits = new CommitQueue(fakeStore, { committed: () => {}, failed: error => failures.push(error) })
    fakeStore.deeds.push(refuse(new StorageError('unconfirmed')))
    await commit(commits, 'x')
    expect(fakeStore.kept.map(kept => kept.table_id)).toEqual(['x'])
    expect(failures).toMatchObject([{ code: 'unconfirmed' }])
  })

  it('fails for all when the database cannot be reached', async () => {
    const fakeStore = new FakeStore()
    fakeStore.deeds.push(refuse(new StorageError('unreachable')))
    const commits = new CommitQueue(fakeStore)
    const results = await Promise.all([commit(commits, 'x'), commit(commits, 'y')])
    expect(results).toEqual(['unreachable', 'unreachable'])
    expect(fakeStore.groups).toEqual([2])
  })

  it('of a refused group is retried one by one', async () => {
    const fakeStore = new FakeStore()
    fakeStore.deeds.push(refuse(new Error('a bad move among them')))
    const commits = new CommitQueue(fakeStore)
    await Promise.all([commit(commits, 'x'), commit(commits, 'y')])
    expect(fakeStore.groups).toEqual([2, 1, 1])
    expect(fakeStore.kept).toHaveLength(2)
  })

  it('of a taken number is not a failure of the store', async () => {
    const fakeStore = new FakeStore()
    fakeStore.kept.push(row('x', 1))
    const failures: unknown[] = []
    const commits = new CommitQueue(fakeStore, { committed: () => {}, failed: error => failures.push(error) })
    expect(await commit(commits, 'x')).toBe('number-taken')
    expect(failures).toEqual([])
  })

  it('that fails breaks the chain: what follows is not tried', async () => {
    const fakeStore = new FakeStore()
    const chain = { broken: false }
    const commits = new CommitQueue(fakeStore)
    fakeStore.deeds.push(refuse(new Error('no')))
    expect(await commit(commits, 'x', 1, chain)).toBe('failed')
    expect(chain.broken).toBe(true)
    expect(await commit(commits, 'x', 2, chain)).toBe('not-tried')
    expect(fakeStore.groups).toEqual([1])
  })
})

describe('The history of a match', () => {
  async function told(moves: number) {
    const table = tableOn(new FakeStore())
    const history = new MatchHistory(table)
    table.listen(news => history.record(news))
    for (let n = 0; n < moves; n++) await play(table, `${n}`)
    return { table, history }
  }

  it('has every position, before and after it was first requested', async () => {
    const { table, history } = await told(20)
    const { setup } = table.state.match
    const expected = (count: number) => hashOf(positionAt(game, setup, table.state.match.log, count))
    for (const count of [0, 1, 15, 16, 17, 20])
      expect(hashOf(history.positionAt(table.shown, count))).toBe(expected(count))
    for (let n = 20; n < 40; n++) await play(table, `${n}`)
    for (const count of [16, 31, 32, 33, 40])
      expect(hashOf(history.positionAt(table.shown, count))).toBe(expected(count))
  })

  it('tells each move once, from the requested one on, as the viewer may know it', async () => {
    const { table, history } = await told(5)
    const all = history.steps(table.shown, 0, null)
    expect(all.map(({ mover }) => mover)).toEqual(table.state.match.log.map(({ seat }) => seat))
    expect(all.every(({ cause, events }) => cause === 'person' && events.length > 0)).toBe(true)
    expect(history.steps(table.shown, 3, null)).toEqual(all.slice(3))
    await play(table, 'next')
    expect(history.steps(table.shown, 5, null)).toHaveLength(1)
  })

  it('forgets what is undone', async () => {
    const { table, history } = await told(17)
    history.steps(table.shown, 0, null)
    const asker = elementAt(table.state.match.log, 16).seat
    const other = asker === 0 ? 1 : 0
    await table.submit({ kind: 'propose', what: 'undo', id: 'ask', seat: asker, cause: 'person' })
    await table.submit({ kind: 'agree', proposal: 18, id: 'agree', seat: other, cause: 'person' })
    expect(history.steps(table.shown, 0, null)).toHaveLength(16)
    for (let n = 0; n < 3; n++) await play(table, `again ${n}`)
    const { match } = table.state
    expect(history.steps(table.shown, 0, null)).toHaveLength(19)
    expect(hashOf(history.positionAt(table.shown, 19))).toBe(hashOf(match.position))
    expect(hashOf(history.positionAt(table.shown, 16))).toBe(hashOf(positionAt(game, match.setup, match.log, 16)))
  })

  it.each([15, 16, 17])(
    'kept up to date is the history worked out anew, also when move %i was taken back',
    async moves => {
      const { table, history } = await told(moves)
      history.steps(table.shown, 0, null)
      const asker = elementAt(table.state.match.log, moves - 1).seat
      await table.submit({ kind: 'propose', what: 'undo', id: 'ask', seat: asker, cause: 'person' })
      await table.submit({
        kind: 'agree',
        proposal: moves + 1,
        id: 'agree',
        seat: asker === 0 ? 1 : 0,
        cause: 'person',
      })
      for (let n = 0; n < 20; n++) {
        const { match, number } = table.state
        const seat = elementAt(game.toMove(match.position), 0)
        const move = game.moves(match.position, seat).at(-1)
        await table.submit({ kind: 'move', id: `other ${n}`, seen: number, cause: 'person', seat, move })
      }
      const anew = new MatchHistory(table)
      expect(history.steps(table.shown, 0, null)).toEqual(anew.steps(table.shown, 0, null))
      for (const count of [moves - 1, 16, 17, 32, moves + 19])
        expect(hashOf(history.positionAt(table.shown, count))).toBe(hashOf(anew.positionAt(table.shown, count)))
    },
  )
})

describe('Announcements of other servers', () => {
  /** A table that is behind, and a store that has its moves. */
  async function scene(moves: number) {
    const fakeStore = new FakeStore()
    const ahead = tableOn(fakeStore)
    for (let n = 0; n < moves; n++) await play(ahead, `${n}`)
    const behind = tableOn(new FakeStore())
    const asked: string[] = []
    const failures: unknown[] = []
    const store = {
      eventsAfter: async (id: string, number: number) => {
        asked.push(`after ${number}`)
        return fakeStore.kept.filter(kept => kept.table_id === id && kept.number > number)
      },
      eventsNumbered: async (keys: readonly { table_id: string; number: number }[]) => {
        asked.push(`numbered ${keys.map(({ number }) => number).join()}`)
        return fakeStore.kept.filter(kept =>
          keys.some(key => key.table_id === kept.table_id && key.number === kept.number),
        )
      },
    }
    const catchUp = new CatchUp(
      store,
      async id => (id === 'table' ? behind : null),
      error => failures.push(error),
    )
    /** Everything is in memory, so a few turns of the event loop are enough. */
    const settled = async () => {
      for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
    }
    return { ahead, behind, catchUp, asked, failures, store, settled }
  }

  it.each([
    [3, 'numbered 1,2,3'],
    [8, 'numbered 1,2,3,4,5,6,7,8'],
    [9, 'after 0'],
  ])('of %i events are followed up: %s', async (count, question) => {
    const { ahead, behind, catchUp, asked, settled } = await scene(count)
    catchUp.announce('table', count)
    await settled()
    expect(behind.durable).toBe(count)
    expect(hashOf(behind.shown.position)).toBe(hashOf(ahead.shown.position))
    expect(asked[0]).toBe(question)
  })

  it('that arrive together are read once, up to the latest', async () => {
    const { behind, catchUp, asked, settled } = await scene(3)
    catchUp.announce('table', 1)
    catchUp.announce('table', 3)
    catchUp.announce('table', 2)
    await settled()
    expect([behind.durable, asked]).toEqual([3, ['numbered 1,2,3']])
  })

  it('of known events or closed tables are ignored', async () => {
    const { behind, catchUp, asked, settled } = await scene(2)
    catchUp.announce('table', 2)
    await settled()
    catchUp.announce('table', 2)
    catchUp.announce('elsewhere', 9)
    await settled()
    expect([behind.durable, asked]).toEqual([2, ['numbered 1,2', 'numbered ']])
  })

  it('that cannot be read are reported, and the next is heard again', async () => {
    const { behind, catchUp, failures, store, settled } = await scene(2)
    const { eventsNumbered } = store
    store.eventsNumbered = () => Promise.reject(new Error('away'))
    catchUp.announce('table', 1)
    await settled()
    expect([behind.durable, failures.length]).toEqual([0, 1])
    store.eventsNumbered = eventsNumbered
    catchUp.announce('table', 2)
    await settled()
    expect(behind.durable).toBe(2)
  })
})
