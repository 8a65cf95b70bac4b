import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Job } from '../../bots/pool/jobs.ts'
import type { WorkerKind } from '../../bots/pool/pool.ts'
import { runJob } from '../../bots/pool/run-job.ts'

/**
 * Below requests, and long searches below what somebody waits for. Fixed at the start, because a thread can lower its
 * priority but never raise it.
 */
const NICENESS: Readonly<Record<WorkerKind, number>> = { interactive: 5, background: 15 }

const LEAST_URGENT = 19

/** Only Linux can do this for a single thread. */
try {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(thread, Math.min(LEAST_URGENT, getPriority() + NICENESS[workerData as WorkerKind]))
} catch {
  // Elsewhere bots and requests share the processor equally.
}

const port = parentPort
port?.on('message', async (job: Job) => port.postMessage(await runJob(job)))
