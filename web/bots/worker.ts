import { think } from '../../bots/pool/brain.ts'
import type { Job } from '../../bots/pool/jobs.ts'

/* Bots think here, off the page's thread, and know only the views they are sent. */

addEventListener('message', async (event: MessageEvent<Job>) => postMessage(await think(event.data)))
