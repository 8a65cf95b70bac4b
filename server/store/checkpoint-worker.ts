import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

const EVERY_MS = 500

const database = new DatabaseSync(workerData)
setInterval(() => database.exec('PRAGMA wal_checkpoint(PASSIVE)'), EVERY_MS)
