import { beforeEach, describe, expect, it } from 'vitest'
import { StorageError } from '../../server/store/storage-error.ts'
import type { EventRow } from '../../server/store/store.ts'
import { CommitQueue } from '../../server/tables/commit-queue.ts'
import { aMove } from './rows.ts'

/** What the database does with the next groups; after those it stores. */
type Fate = 'silent' | 'stores silently' | 'unreachable' | 'refuses'

let stored: Map<string, string>
let fates: Fate[]
let asked: number
let commits: CommitQueue
beforeEach(() => {
  stored = new Map()
  fates = []
  asked = 0
  commits = new CommitQueue({ appendEvents: append })
})

async function append(moves: readonly EventRow[]): Promise<void> {
  asked++
  const fate = fates.shift()
  if (fate === 'unreachable') throw new StorageError('unreachable')
  if (fate === 'silent') throw new StorageError('unconfirmed')
  if (fate === 'refuses') throw new Error('no')
  if (moves.some(({ table_id }) => stored.has(table_id))) throw new StorageError('number-taken')
  for (const { table_id, command } of moves) stored.set(table_id, command)
  if (fate) throw new StorageError('unconfirmed')
}

/** Submits the first event of each of these tables at once, and returns their fates. */
const commit = (...tables: string[]) =>
  Promise.all(
    tables.map(table_id => commits.commit({ broken: false }, [aMove({ table_id, number: 1, command: 'ours' })], null)),
  )

describe('Moves that the store does not confirm', () => {
  it('are stored at the second attempt if they were not at the first', async () => {
    fates = ['silent']
    expect(await commit('a', 'b')).toEqual(['stored', 'stored'])
  })

  it('find their own number taken if they were stored', async () => {
    fates = ['stores silently']
    expect(await commit('a', 'b')).toEqual(['number-taken', 'number-taken'])
    expect([...stored]).toEqual([
      ['a', 'ours'],
      ['b', 'ours'],
    ])
  })

  it('find the number taken by another only where another was first', async () => {
    stored.set('a', 'theirs')
    fates = ['silent']
    expect(await commit('a', 'b')).toEqual(['number-taken', 'stored'])
  })

  it('stay unconfirmed without an answer, and are not tried one by one', async () => {
    for (const again of ['silent', 'unreachable', 'refuses'] as const) {
      asked = 0
      fates = ['stores silently', again]
      expect(await commit(`${again} a`, `${again} b`)).toEqual(['unconfirmed', 'unconfirmed'])
      expect(asked).toBe(2)
    }
  })
})

describe('Moves that cannot be stored', () => {
  it('fail together if the store cannot be reached', async () => {
    fates = ['unreachable']
    expect(await commit('a', 'b', 'c')).toEqual(['unreachable', 'unreachable', 'unreachable'])
    expect(asked).toBe(1)
  })

  it('are stored one by one if the group is refused', async () => {
    fates = ['refuses', 'refuses']
    expect(await commit('a', 'b', 'c')).toEqual(['failed', 'stored', 'stored'])
  })
})
