import type { Job } from '../../bots/pool/jobs.ts'
import { runJob } from '../../bots/pool/run-job.ts'

/* Bots think here, off the page's thread, and know only the views they receive. */

addEventListener('message', async (event: MessageEvent<Job>) => postMessage(await runJob(event.data)))
