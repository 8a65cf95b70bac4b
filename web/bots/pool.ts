import type { Job, JobReply } from '../../bots/pool/jobs.ts'
import { BotPool, type BotWorker } from '../../bots/pool/pool.ts'

function startWorker(): BotWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return {
    post: (job: Job) => worker.postMessage(job),
    listen(answered, broke) {
      worker.onmessage = (event: MessageEvent<JobReply>) => answered(event.data)
      worker.onerror = event => broke(event.message)
    },
    stop: () => worker.terminate(),
  }
}

/** At most two, so that thinking leaves room for drawing. */
export const startPool = (size = 1): BotPool =>
  new BotPool({ startWorker, size, report: message => console.warn(message) })
