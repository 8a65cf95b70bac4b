import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../server/store/open.ts'
import { pentarchy } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'pentarchy-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

const club = join(folder, 'club')
const file = join(folder, 'club.backup')

/** Runs the command for the club in this folder. */
const at = (dataDir: string, ...args: string[]) => pentarchy(args, [], { DATA_DIR: dataDir, DATABASE_URL: '' })

beforeAll(async () => {
  const store = await openStore({ dataDir: club })
  const row = {
    table_id: 't',
    number: 1,
    kind: 'move',
    seat: 0,
    data: '{}',
    command: 'a',
    cause: 'person',
    at: 1,
  } as const
  await store.appendEvents([row], [])
  await store.close()
})

describe('backup and restore', () => {
  it('move a club to another place, once', async () => {
    expect(await at(club, 'backup', file)).toMatchObject({ status: 0, stdout: `1 rows are in "${file}"\n` })
    const other = join(folder, 'other')
    expect(await at(other, 'restore', file, '--json')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('"rows":1'),
    })
    const store = await openStore({ dataDir: other })
    expect(await store.eventsAfter('t', 0)).toHaveLength(1)
    await store.close()
    expect(await at(other, 'restore', file)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/already a club/),
    })
  })

  it.each([
    [
      'a club that is not there',
      ['backup', join(folder, 'x')],
      join(folder, 'nowhere'),
      /There is no club in the data/,
    ],
    ['a folder that is not there', ['backup', join(folder, 'no', 'x')], club, /cannot be written/],
    ['a backup that is not there', ['restore', join(folder, 'nothing')], join(folder, 'a'), /no file/],
    ['a file of another kind', ['restore', join(folder, 'text')], join(folder, 'b'), /not a backup of a club/],
  ])('say so of %s', async (_, args, dataDir, says) => {
    writeFileSync(join(folder, 'text'), 'hello')
    const { status, stderr } = await at(dataDir, ...args)
    expect(stderr).toMatch(says)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(2)
  })

  it('report an invalid setting', async () => {
    const { status, stderr } = await pentarchy(['backup', file], [], { DATABASE_URL: 'mysql://club:secret@db' })
    expect([status, stderr]).toEqual([2, 'DATABASE_URL is not usable: postgres://... is wanted.\n'])
  })
})
