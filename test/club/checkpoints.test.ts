import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as aTurnOfTheLoop } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSqlite } from '../../server/store/sqlite.ts'
import { Store } from '../../server/store/store.ts'
import { aMove } from './rows.ts'

/** How often the log restarted at its front, as SQLite counts in its header. */
function beginnings(log: string): number {
  const head = Buffer.alloc(16)
  const file = openSync(log, 'r')
  readSync(file, head)
  closeSync(file)
  return head.readUInt32BE(12)
}
/** If nobody finishes the log, a writer empties it when it is longer still. */
const PLENTY_BYTES = 15_000 * 4096

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pentarchy-log-'))
  file = join(folder, 'club.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a log that is never idle restarts at its front, and everything stored is there', async () => {
  const store = new Store(openSqlite(file, 500))
  await store.migrate()
  const log = `${file}-wal`
  const before = beginnings(log)
  let number = 0
  while (beginnings(log) === before && statSync(log).size < PLENTY_BYTES) {
    number++
    await store.appendEvents([aMove({ table_id: `t${number % 50}`, number })], [])
    await aTurnOfTheLoop()
  }
  expect(beginnings(log)).toBeGreaterThan(before)
  await store.close()

  const again = new Store(openSqlite(file))
  const stored = await Promise.all(Array.from({ length: 50 }, (_, table) => again.eventsAfter(`t${table}`, 0)))
  expect(stored.flat()).toHaveLength(number)
  await again.close()
})

/** Locks the whole file, says so, and releases it after a moment. */
const HOLD = `
  const { workerData, parentPort } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(workerData)
  database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  parentPort.postMessage('held')
  setTimeout(() => database.close(), 300)`

it('a server waits for a file that its previous owner is closing', async () => {
  await new Store(openSqlite(file)).close()
  const holder = new Worker(HOLD, { eval: true, workerData: file })
  await once(holder, 'message')
  const store = new Store(openSqlite(file))
  await store.migrate()
  await store.close()
  await holder.terminate()
})
