import { expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game } from '../../kernel/game.ts'
import { createMatch } from '../../kernel/match.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { Store } from '../../server/store/store.ts'
import { CommitQueue } from '../../server/tables/commit-queue.ts'
import { LiveTable } from '../../server/tables/live-table.ts'
import { type RunnerParts, TableRunner } from '../../server/tables/table-runner.ts'
import { initialState } from '../../server/tables/table-state.ts'
import type { Settings } from '../../wire/table.ts'
import { aTable } from './rows.ts'

const game: Game = ethnos.game
const PEOPLE = ['a', 'b'].map(id => ({ kind: 'person', id, name: id, ready: true }) as const)
const CLOCK: Settings = {
  clock: { kind: 'real-time', seconds: 60, increment: 0 },
  absent: 'move',
  delay: 0,
  rated: false,
}
const BEGAN = 1_000_000

/** A match with a minute on every clock and nothing due that is not stored. */
async function keep(store: Store, id: string): Promise<TableRunner> {
  const created = createMatch(game, 2, {}, id)
  if (!created.ok) throw new Error('no match')
  const row = aTable({ id, due_at: BEGAN })
  await store.addTable(row)
  const liveTable = new LiveTable(id, initialState(created.value, PEOPLE, CLOCK, BEGAN), new CommitQueue(store))
  const nothing = () => {}
  const nobody = () => Promise.reject(new Error('there are no bots'))
  const bots: RunnerParts['bots'] = { choose: nobody, judge: nobody }
  const told = { turn: nothing, remind: nothing, ended: nothing, failed: nothing }
  return new TableRunner(row, liveTable, { store, bots, now: () => BEGAN, shared: false, ...told })
}

it('Due times of many tables are stored together, and again if that fails', async () => {
  const store = new Store(openSqlite(':memory:'))
  await store.migrate()
  const tables = [await keep(store, 'a'), await keep(store, 'b')]
  const write = store.changeDues.bind(store)
  const written: string[][] = []
  store.changeDues = async dues => {
    written.push([...dues.keys()])
    if (written.length === 1) throw new Error('the disk is full')
    await write(dues)
  }
  await expect(TableRunner.noteDues(store, tables)).rejects.toThrow('full')
  expect((await store.dueTables(BEGAN, 10)).map(({ id }) => id).sort()).toEqual(['a', 'b'])
  await TableRunner.noteDues(store, tables)
  expect(await store.dueTables(BEGAN + 59_999, 10)).toEqual([])
  expect(await store.dueTables(BEGAN + 60_000, 10)).toHaveLength(2)
  await TableRunner.noteDues(store, tables)
  expect(written).toEqual([['a', 'b'], ['a', 'b'], []])
  for (const table of tables) table.stop()
  await store.close()
})
