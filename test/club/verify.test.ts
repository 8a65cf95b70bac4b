import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pentarchy } from '../../cli/test/run.ts'
import { ethnos } from '../../games/ethnos/index.ts'
import { fileIn, openStore } from '../../server/store/open.ts'
import { CommitQueue } from '../../server/tables/commit-queue.ts'
import { openTable } from '../../server/tables/open-table.ts'
import { aTable } from './rows.ts'
import { scriptOf } from './script.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pentarchy-verify-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** A club with one table of Ethnos after forty moves, as a server leaves it. */
async function aClub(): Promise<void> {
  const store = await openStore({ dataDir })
  const script = await scriptOf('ethnos', 2, {}, 'seed')
  const { options } = script.match.setup
  await store.addTable(
    aTable({ id: 't', rules_version: ethnos.game.facts.rulesVersion, options: JSON.stringify(options), started_at: 1 }),
  )
  const table = await openTable(store, new CommitQueue(store), 't')
  if (typeof table === 'string') throw new Error(table)
  for (const [seen, { seat, move }] of script.moves.slice(0, 40).entries())
    await table.submit({ kind: 'move', id: `c${seen}`, seat, seen, move, cause: 'person' })
  await store.close()
}

function spoil(sql: string): void {
  const database = new DatabaseSync(fileIn(dataDir))
  database.exec(sql)
  database.close()
}

const verify = () => pentarchy(['verify', '--store', '--json'], [], { DATA_DIR: dataDir, DATABASE_URL: '' })

it('every stored match replays from its first move', async () => {
  await aClub()
  const { status, stdout } = await verify()
  expect([status, JSON.parse(stdout)]).toEqual([0, { tables: 1, ok: 1, failed: [] }])
})

it.each([
  ['a move that was changed', `update table_events set data = '{"kind":"nothing"}' where number = 7`, 'damaged'],
  ['a move of another seat', 'update table_events set seat = 1 - seat where number = 3', 'damaged'],
  ['seats that nobody can read', `update tables set seats = '{'`, 'damaged'],
  ['an event that nobody can read', `update table_events set data = '{' where number = 7`, 'damaged'],
  ['a snapshot that nobody can read', `update snapshots set state = '{'`, 'other-snapshot'],
  ['a missing move', 'delete from table_events where number = 20', 'gap'],
  ['another seed', `update tables set seed = 'loaded'`, 'damaged'],
  ['other rules', 'update tables set rules_version = 0', 'other-rules'],
  ['another snapshot', `update snapshots set position = replace(position, '"age":1', '"age":2')`, 'other-snapshot'],
  ['a snapshot of what never was', 'update snapshots set number = 99', 'other-snapshot'],
  ['an end that never was', `update tables set state = 'over'`, 'other-end'],
])('finds %s', async (_, sql, fault) => {
  await aClub()
  spoil(sql)
  const { status, stdout } = await verify()
  expect(JSON.parse(stdout)).toMatchObject({ tables: 1, ok: 0, failed: [{ table: 't', game: 'ethnos', fault }] })
  expect(status).toBe(1)
})

it('continues after an unreadable table, and says what is wrong with each', async () => {
  await aClub()
  spoil(
    `create temp table copy as select * from tables; update copy set id = 's', seats = '{'; insert into tables select * from copy`,
  )
  const { stdout } = await verify()
  expect(JSON.parse(stdout)).toMatchObject({ tables: 2, ok: 1, failed: [{ table: 's', fault: 'damaged' }] })
})
