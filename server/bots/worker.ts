import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Job } from '../../bots/pool/jobs.ts'
import { runJob } from '../../bots/pool/run-job.ts'

const LESS_URGENT = 5

/** Lowers the thread's priority below requests. Only Linux can do so for a single thread. */
try {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(thread, LESS_URGENT)
} catch {
  // Elsewhere bots and requests share the processor equally.
}

const port = parentPort
port?.on('message', async (job: Job) => port.postMessage(await runJob(job)))
