import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const EVERY_MS = 500
const BUSY_MS = 1000
const { file, longLog }: { file: string; longLog: number } = workerData

const database = new DatabaseSync(file, { timeout: BUSY_MS })
const length = database.prepare('PRAGMA wal_checkpoint(NOOP)')
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

let last = 0
setInterval(() => {
  const { log, checkpointed } = length.get() as { log: number; checkpointed: number }
  const isLong = log > longLog
  const isQuiet = log === last
  last = log
  if (checkpointed < log && (isLong || isQuiet)) checkpoint.get()
  // Little was written meanwhile, so this last part is short.
  if (isLong && !isQuiet) parentPort?.postMessage('wait')
}, EVERY_MS)
parentPort?.on('message', () => {
  checkpoint.get()
  parentPort?.postMessage('go on')
})
