import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { StorageError } from '../store/storage-error.ts'
import type { EventRow } from '../store/store.ts'
import { CatchUp } from '../tables/catch-up.ts'
import { CommitQueue } from '../tables/commit-queue.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { openTable } from '../tables/open-table.ts'
import {
  BEGAN,
  freshStore,
  letTimeRun,
  MINUTE,
  nextMove,
  pass,
  play,
  remoteTables,
  rowOf,
  settled,
  stopTime,
} from './still.ts'

beforeEach(stopTime)
afterEach(letTimeRun)

const move = (table_id: string, number = 1): EventRow => ({
  table_id,
  number,
  kind: 'move',
  seat: 0,
  data: '{}',
  command: `${table_id} ${number}`,
  cause: 'person',
  at: 1,
})

/** A commit queue on a store that answers the first groups as told and then stores. */
function storing(...answers: (Error | null)[]) {
  const groups: string[][] = []
  const failures: unknown[] = []
  const commits = new CommitQueue(
    {
      appendEvents: async moves => {
        groups.push(moves.map(({ command }) => command))
        const answer = answers.shift()
        if (answer) throw answer
      },
    },
    { committed: () => {}, failed: error => failures.push(error) },
  )
  /** All at once; returns each one's fate. */
  const commit = (...entries: [id: string, chain?: { broken: boolean }, number?: number][]) => {
    return Promise.all(
      entries.map(([id, chain = { broken: false }, number = 1]) => commits.commit(chain, [move(id, number)], null)),
    )
  }
  return { commits, commit, groups, failures }
}

describe('A group of moves', () => {
  it('of unknown state, if that cannot be resolved, may be stored', async () => {
    for (const second of [new StorageError('unreachable'), new Error('no'), new StorageError('unconfirmed')]) {
      const { commit, groups } = storing(new StorageError('unconfirmed'), second)
      expect(await commit(['x'], ['y'])).toEqual(['unconfirmed', 'unconfirmed'])
      expect(groups).toEqual([
        ['x 1', 'y 1'],
        ['x 1', 'y 1'],
      ])
    }
  })

  it('of unknown state is checked one by one when a number is taken', async () => {
    const taken = new StorageError('number-taken')
    const { commit, groups, failures } = storing(new StorageError('unconfirmed'), taken, taken, null)
    expect(await commit(['x'], ['y'])).toEqual(['number-taken', 'stored'])
    expect(groups).toEqual([['x 1', 'y 1'], ['x 1', 'y 1'], ['x 1'], ['y 1']])
    expect(failures).toMatchObject([{ code: 'unconfirmed' }])
  })

  it('with a bad move is stored without it, and without what builds on it', async () => {
    const chain = { broken: false }
    const { commit, groups, failures } = storing(new Error('bad'), new Error('bad'))
    expect(await commit(['x', chain], ['x', chain, 2], ['y'])).toEqual(['failed', 'not-tried', 'stored'])
    expect(groups).toEqual([['x 1', 'x 2', 'y 1'], ['x 1'], ['y 1']])
    expect([chain.broken, failures.length]).toEqual([true, 2])
  })

  it('of broken chains alone is not tried', async () => {
    const { commit, groups } = storing()
    await commit(['x', { broken: true }], ['y', { broken: true }])
    expect(groups).toEqual([])
  })

  it('that arrives while another is stored is stored after it', async () => {
    const { commits, commit, groups } = storing()
    const first = commit(['x'])
    await new Promise(resolve => setImmediate(resolve))
    await Promise.all([first, commit(['y']), commit(['z'])])
    await commits.idle()
    expect(groups).toEqual([['x 1'], ['y 1', 'z 1']])
  })
})

async function table(
  rules?: typeof MINUTE,
): Promise<{ liveTable: LiveTable; store: Awaited<ReturnType<typeof freshStore>> }> {
  const store = await freshStore()
  await store.addTable(rowOf(rules && { rules }))
  return { liveTable: await remoteTables(store), store }
}

describe('A live table', () => {
  it('never shows what is not stored', async () => {
    const { store } = await table()
    expect(await openTable(store, new CommitQueue(store), 'elsewhere')).toBe('unknown-table')
  })

  it('answers a repeated command when its fate is known', async () => {
    const { liveTable, store } = await table()
    const command = nextMove(liveTable, 'one')
    store.appendEvents = () => Promise.reject(new StorageError('unreachable'))
    const answers = await Promise.all([liveTable.submit(command), liveTable.submit(command)])
    expect(answers).toMatchObject([{ objection: { code: 'storage' } }, { objection: { code: 'storage' } }])
    expect(liveTable.durable).toBe(0)
  })

  it('accepts only what follows what it knows', async () => {
    const { liveTable, store } = await table()
    const ahead = await remoteTables(store)
    for (const id of ['one', 'two', 'three']) await play(ahead, id)
    const rows = await store.eventsAfter('table', 0)
    liveTable.catchUp(rows.slice(1))
    expect([liveTable.durable, liveTable.broken]).toEqual([0, false])
    liveTable.catchUp(rows.slice(0, 1))
    liveTable.catchUp(rows)
    expect([liveTable.durable, liveTable.eventLog, liveTable.knows('three')]).toEqual([3, ahead.eventLog, true])
  })

  it('accepts nothing when broken', async () => {
    const { liveTable, store } = await table()
    await play(await remoteTables(store), 'one')
    const rows = await store.eventsAfter('table', 0)
    liveTable.catchUp([{ ...elementAt(rows, 0), data: '{"kind":"nonsense"}' }])
    liveTable.catchUp(rows)
    expect([liveTable.broken, liveTable.durable]).toEqual([true, 0])
  })

  it('reuses what a move leaves unchanged: the state of play, and most of the position', async () => {
    const { liveTable } = await table()
    const { playState: state, position } = liveTable.shown
    await play(liveTable, 'one')
    expect(liveTable.shown.playState).toBe(state)
    const before = Object.values(position).filter(value => typeof value === 'object')
    const after = new Set<unknown>(Object.values(liveTable.shown.position))
    expect(before.some(value => after.has(value))).toBe(true)
  })

  it('reuses the very position where nothing moved', async () => {
    const { liveTable } = await table()
    const { position } = liveTable.shown
    await liveTable.submit({ kind: 'remind', id: 'remind', seat: 0, cause: 'clock' })
    expect(liveTable.shown.position).toBe(position)
  })

  it('renews the state of play where a move changes it', async () => {
    const { liveTable } = await table(MINUTE)
    const { seat } = nextMove(liveTable, '')
    await pass(700)
    await play(liveTable, 'one')
    expect(liveTable.shown.playState.clocks).toMatchObject({ at: BEGAN + 700 })
    expect(liveTable.shown.playState.clocks?.left[seat]).toBe(59_300)
  })

  it('drops a proposal about the position when somebody moves', async () => {
    const { liveTable } = await table()
    const { seat } = nextMove(liveTable, '')
    await play(liveTable, 'one')
    await liveTable.submit({ kind: 'propose', what: 'undo', id: 'ask', seat, cause: 'person' })
    expect(liveTable.shown.playState.proposal).toMatchObject({ what: 'undo', by: seat })
    await play(liveTable, 'two')
    expect(liveTable.shown.playState.proposal).toBeNull()
  })
})

it('Announcements of more than a hundred tables are read a hundred at a time', async () => {
  const { liveTable, store } = await table()
  await play(await remoteTables(store), 'one')
  const asked: string[] = []
  const failed: unknown[] = []
  const catchUp = new CatchUp(
    store,
    async id => {
      asked.push(id)
      return id === 'table' ? liveTable : null
    },
    error => failed.push(error),
  )
  const questions: number[] = []
  const { eventsNumbered: movesNumbered } = store
  store.eventsNumbered = keys => {
    questions.push(asked.length)
    return movesNumbered.call(store, keys)
  }
  for (let n = 0; n < 100; n++) catchUp.announce(`t${n}`, 1)
  catchUp.announce('table', 1)
  await settled()
  expect([questions, liveTable.durable, failed]).toEqual([[100, 101], 1, []])
})
