import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FailureContext } from '../operations/failures.ts'
import { failuresTo } from '../operations/failures.ts'
import { StorageError } from '../store/storage-error.ts'
import { openClub, playing } from './club.ts'

describe('A failure', () => {
  const lines: unknown[] = []
  const logger = {
    warn: (...line: unknown[]) => lines.push(['warn', ...line]),
    error: (...line: unknown[]) => lines.push(['error', ...line]),
  }
  const failed = failuresTo(logger)
  const where: FailureContext = { operation: 'show a table', table: 't', event: 7 }

  it('of the database is a warning, anything else a bug; both say where', () => {
    const away = new StorageError('unreachable')
    const bug = new TypeError('undefined is not a function')
    failed(away, where)
    failed(bug, where)
    expect(lines).toEqual([
      ['warn', { err: away, ...where }, 'the database failed'],
      ['error', { err: bug, ...where }, 'a bug'],
    ])
  })
})

describe('A message whose handling fails', () => {
  let club: Awaited<ReturnType<typeof openClub>>
  beforeAll(async () => {
    club = await openClub()
  })
  afterAll(() => club.close())

  it('is refused, and the connection stays open', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const { store } = club
    const find = store.table
    store.table = () => Promise.reject(new StorageError('failed'))
    expect(await people[0].ask({ kind: 'chat', table, text: 'hello' })).toMatchObject({ code: 'cannot-open' })
    store.table = find
    expect(await people[0].ask({ kind: 'chat', table, text: 'hello' })).toMatchObject({ answer: { kind: 'done' } })
  })
})
