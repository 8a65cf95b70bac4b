import { beforeEach, describe, expect, it } from 'vitest'
import { type MoveRow, NumberTaken, Unconfirmed, Unreachable } from '../../server/store/store.ts'
import { Committer } from '../../server/tables/committer.ts'
import { aMove } from './rows.ts'

/** What the database does with the next groups, one after another; then it stores and says so. */
type Whim = 'silent' | 'stores silently' | 'unreachable' | 'refuses'

let stored: Map<string, string>
let whims: Whim[]
let asked: number
let committer: Committer
beforeEach(() => {
  stored = new Map()
  whims = []
  asked = 0
  committer = new Committer({ appendMoves: append })
})

async function append(moves: readonly MoveRow[]): Promise<void> {
  asked++
  const whim = whims.shift()
  if (whim === 'unreachable') throw new Unreachable()
  if (whim === 'silent') throw new Unconfirmed()
  if (whim === 'refuses') throw new Error('no')
  if (moves.some(({ table_id }) => stored.has(table_id))) throw new NumberTaken()
  for (const { table_id, command } of moves) stored.set(table_id, command)
  if (whim) throw new Unconfirmed()
}

/** The first act of each of these tables, all at once: what became of them. */
const commit = (...tables: string[]) =>
  Promise.all(
    tables.map(table_id =>
      committer.commit({ broken: false }, aMove({ table_id, number: 1, command: 'ours' }), null).then(
        () => 'stored',
        (error: unknown) => (error as Error).constructor.name,
      ),
    ),
  )

describe('Moves of which the store says nothing', () => {
  it('are stored at the second try if they were not at the first', async () => {
    whims = ['silent']
    expect(await commit('a', 'b')).toEqual(['stored', 'stored'])
  })

  it('find their own number taken if they were: whoever sent them reads that it is so', async () => {
    whims = ['stores silently']
    expect(await commit('a', 'b')).toEqual(['NumberTaken', 'NumberTaken'])
    expect([...stored]).toEqual([
      ['a', 'ours'],
      ['b', 'ours'],
    ])
  })

  it('find the number taken by another where another was first, and only there', async () => {
    stored.set('a', 'theirs')
    whims = ['silent']
    expect(await commit('a', 'b')).toEqual(['NumberTaken', 'stored'])
  })

  it('stay unconfirmed if nothing more is heard, and nobody is tried one by one', async () => {
    for (const again of ['silent', 'unreachable', 'refuses'] as const) {
      asked = 0
      whims = ['stores silently', again]
      expect(await commit(`${again} a`, `${again} b`)).toEqual(['Unconfirmed', 'Unconfirmed'])
      expect(asked).toBe(2)
    }
  })
})

describe('Moves that cannot be brought to the store', () => {
  it('are not stored, and the store is not asked for each of them', async () => {
    whims = ['unreachable']
    expect(await commit('a', 'b', 'c')).toEqual(['Unreachable', 'Unreachable', 'Unreachable'])
    expect(asked).toBe(1)
  })

  it('are stored one by one if all of them together are refused', async () => {
    whims = ['refuses', 'refuses']
    expect(await commit('a', 'b', 'c')).toEqual(['Error', 'stored', 'stored'])
  })
})
