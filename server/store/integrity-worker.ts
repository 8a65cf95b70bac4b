import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/* Reads the whole file in a thread: "ok", or the first damage found. */

try {
  const database = new DatabaseSync(workerData, { readOnly: true, timeout: 1000 })
  const { quick_check } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
  database.close()
  parentPort?.postMessage(quick_check)
} catch (error) {
  parentPort?.postMessage(error instanceof Error ? error.message : String(error))
}
