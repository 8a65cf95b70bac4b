import { parentPort } from 'node:worker_threads'
import { think } from '../../bots/pool/brain.ts'
import type { Job } from '../../bots/pool/jobs.ts'

const port = parentPort
port?.on('message', async (job: Job) => port.postMessage(await think(job)))
