import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { JobReply } from '../../bots/pool/jobs.ts'
import { BotPool, type BotWorker } from '../../bots/pool/pool.ts'

const SCRIPT = new URL('./worker.ts', import.meta.url)

/** A thread that does not keep the process alive. */
function startWorker(): BotWorker {
  const worker = new Worker(SCRIPT)
  worker.unref()
  return {
    post: job => worker.postMessage(job),
    listen(answered, broke) {
      worker.removeAllListeners('message').removeAllListeners('error')
      worker.on('message', (reply: JobReply) => answered(reply))
      worker.on('error', error => broke(String(error)))
    },
    stop: async () => {
      await worker.terminate()
    },
  }
}

/** One thread is left to the people. */
export const startPool = (report: (message: string) => void, size = Math.max(1, availableParallelism() - 1)): BotPool =>
  new BotPool({ startWorker, size, report })
