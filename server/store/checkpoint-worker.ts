import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const EVERY_MS = 500
/** In pages. */
const LONG_LOG = 2500

const database = new DatabaseSync(workerData)
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')
/** How long the log is of which all is brought in that was there at the beginning. */
const bringIn = (): number => (checkpoint.get() as { log: number }).log

let last = 0
setInterval(() => {
  const log = bringIn()
  // What was written meanwhile is little, and what is written while that is brought in next to nothing.
  if (log > LONG_LOG && log !== last) parentPort?.postMessage('wait')
  last = log
}, EVERY_MS)
parentPort?.on('message', () => {
  bringIn()
  parentPort?.postMessage('go on')
})
