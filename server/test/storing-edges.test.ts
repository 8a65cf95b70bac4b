import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MoveRow, NumberTaken, Unconfirmed, Unreachable } from '../store/store.ts'
import { Committer } from '../tables/committer.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { openTable } from '../tables/open-table.ts'
import { Rumours } from '../tables/rumours.ts'
import {
  BEGAN,
  elsewhere,
  freshStore,
  letTimeRun,
  MINUTE,
  nextMove,
  pass,
  play,
  rowOf,
  settled,
  stopTime,
} from './still.ts'

beforeEach(stopTime)
afterEach(letTimeRun)

const move = (table_id: string, number = 1): MoveRow => ({
  table_id,
  number,
  kind: 'move',
  seat: 0,
  move: '{}',
  command: `${table_id} ${number}`,
  cause: 'person',
  at: 1,
})

/** A committer on a store that answers each group of moves as it is told, and then well. */
function storing(...answers: (Error | null)[]) {
  const groups: string[][] = []
  const failures: unknown[] = []
  const committer = new Committer(
    {
      appendMoves: async moves => {
        groups.push(moves.map(({ command }) => command))
        const answer = answers.shift()
        if (answer) throw answer
      },
    },
    { committed: () => {}, failed: error => failures.push(error) },
  )
  /** All at once; for each, what became of it. */
  const commit = async (...entries: [id: string, chain?: { broken: boolean }, number?: number][]) => {
    const results = await Promise.allSettled(
      entries.map(([id, chain = { broken: false }, number = 1]) => committer.commit(chain, move(id, number), null)),
    )
    return results.map(result => (result.status === 'rejected' ? result.reason : 'stored'))
  }
  return { committer, commit, groups, failures }
}

describe('A group of moves', () => {
  it('whose fate is not known, and then cannot be learned, may be stored', async () => {
    const unsure = new Unconfirmed()
    for (const second of [new Unreachable(), new Error('no'), new Unconfirmed()]) {
      const { commit, groups } = storing(unsure, second)
      expect(await commit(['x'], ['y'])).toEqual([unsure, unsure])
      expect(groups).toEqual([
        ['x 1', 'y 1'],
        ['x 1', 'y 1'],
      ])
    }
  })

  it('whose fate is not known is asked for one by one when a number is found to be taken', async () => {
    const taken = new NumberTaken()
    const { commit, groups, failures } = storing(new Unconfirmed(), taken, taken, null)
    expect(await commit(['x'], ['y'])).toEqual([taken, 'stored'])
    expect(groups).toEqual([['x 1', 'y 1'], ['x 1', 'y 1'], ['x 1'], ['y 1']])
    expect(failures).toEqual([expect.any(Unconfirmed)])
  })

  it('with a bad move is stored without it, and without what builds on it', async () => {
    const chain = { broken: false }
    const { commit, groups, failures } = storing(new Error('bad'), new Error('bad'))
    const [first, second, other] = await commit(['x', chain], ['x', chain, 2], ['y'])
    expect([first, second, other]).toEqual([
      new Error('bad'),
      new Error('a move before this one was not stored'),
      'stored',
    ])
    expect(groups).toEqual([['x 1', 'x 2', 'y 1'], ['x 1'], ['y 1']])
    expect([chain.broken, failures.length]).toEqual([true, 2])
  })

  it('of broken chains alone is not even tried', async () => {
    const { commit, groups } = storing()
    await commit(['x', { broken: true }], ['y', { broken: true }])
    expect(groups).toEqual([])
  })

  it('that comes while another is stored is stored after it', async () => {
    const { committer, commit, groups } = storing()
    const first = commit(['x'])
    await new Promise(resolve => setImmediate(resolve))
    await Promise.all([first, commit(['y']), commit(['z'])])
    await committer.idle()
    expect(groups).toEqual([['x 1'], ['y 1', 'z 1']])
  })
})

async function table(
  rules?: typeof MINUTE,
): Promise<{ live: LiveTable; store: Awaited<ReturnType<typeof freshStore>> }> {
  const store = await freshStore()
  await store.addTable(rowOf(rules && { rules }))
  return { live: await elsewhere(store), store }
}

describe('A live table', () => {
  it('is not made of what is not stored', async () => {
    const { store } = await table()
    expect(await openTable(store, new Committer(store), 'elsewhere')).toBe('unknown-table')
  })

  it('answers a command sent again when its fate is known', async () => {
    const { live, store } = await table()
    const command = nextMove(live, 'one')
    store.appendMoves = () => Promise.reject(new Unreachable())
    const answers = await Promise.all([live.submit(command), live.submit(command)])
    expect(answers).toMatchObject([{ objection: { code: 'storage' } }, { objection: { code: 'storage' } }])
    expect(live.durable).toBe(0)
  })

  it('takes in only what follows on what it knows', async () => {
    const { live, store } = await table()
    const ahead = await elsewhere(store)
    for (const id of ['one', 'two', 'three']) await play(ahead, id)
    const rows = await store.movesAfter('table', 0)
    live.catchUp(rows.slice(1))
    expect([live.durable, live.broken]).toEqual([0, false])
    live.catchUp(rows.slice(0, 1))
    live.catchUp(rows)
    expect([live.durable, live.acts, live.knows('three')]).toEqual([3, ahead.acts, true])
  })

  it('that is broken takes in nothing more', async () => {
    const { live, store } = await table()
    await play(await elsewhere(store), 'one')
    const rows = await store.movesAfter('table', 0)
    live.catchUp([{ ...rows[0], move: '{"kind":"nonsense"}' }])
    live.catchUp(rows)
    expect([live.broken, live.durable]).toEqual([true, 0])
  })

  it('keeps what a move leaves as it was: how play stands, and most of the position', async () => {
    const { live } = await table()
    const { state, position } = live.shown
    await play(live, 'one')
    expect(live.shown.state).toBe(state)
    const before = Object.values(position).filter(value => typeof value === 'object')
    const after = new Set<unknown>(Object.values(live.shown.position))
    expect(before.some(value => after.has(value))).toBe(true)
  })

  it('keeps the very position where nothing moved', async () => {
    const { live } = await table()
    const { position } = live.shown
    await live.submit({ kind: 'remind', id: 'remind', seat: 0, cause: 'clock' })
    expect(live.shown.position).toBe(position)
  })

  it('tells how play stands anew where a move changes it', async () => {
    const { live } = await table(MINUTE)
    const { seat } = nextMove(live, '')
    await pass(700)
    await play(live, 'one')
    expect(live.shown.state.clocks).toMatchObject({ at: BEGAN + 700 })
    expect(live.shown.state.clocks?.left[seat]).toBe(59_300)
  })

  it('forgets a question about the position when somebody moves', async () => {
    const { live } = await table()
    const { seat } = nextMove(live, '')
    await play(live, 'one')
    await live.submit({ kind: 'ask', what: 'undo', id: 'ask', seat, cause: 'person' })
    expect(live.shown.state.ask).toMatchObject({ what: 'undo', by: seat })
    await play(live, 'two')
    expect(live.shown.state.ask).toBeNull()
  })
})

it('Rumours of more than a hundred tables are followed up a hundred at a time', async () => {
  const { live, store } = await table()
  await play(await elsewhere(store), 'one')
  const asked: string[] = []
  const failed: unknown[] = []
  const rumours = new Rumours(
    store,
    async id => {
      asked.push(id)
      return id === 'table' ? live : null
    },
    error => failed.push(error),
  )
  const questions: number[] = []
  const { movesNumbered } = store
  store.movesNumbered = keys => {
    questions.push(asked.length)
    return movesNumbered.call(store, keys)
  }
  for (let n = 0; n < 100; n++) rumours.hear(`t${n}`, 1)
  rumours.hear('table', 1)
  await settled()
  expect([questions, live.durable, failed]).toEqual([[100, 101], 1, []])
})
