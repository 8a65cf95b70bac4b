import { parentPort } from 'node:worker_threads'
import type { Job } from '../../bots/pool/jobs.ts'
import { runJob } from '../../bots/pool/run-job.ts'

const port = parentPort
port?.on('message', async (job: Job) => port.postMessage(await runJob(job)))
