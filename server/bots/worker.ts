import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Job } from '../../bots/pool/jobs.ts'
import { runJob } from '../../bots/pool/run-job.ts'

const LESS_URGENT = 5

/** People first: Linux weighs threads one by one, other systems know only the whole process. */
try {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(thread, LESS_URGENT)
} catch {
  // Then bots and people share alike.
}

const port = parentPort
port?.on('message', async (job: Job) => port.postMessage(await runJob(job)))
