import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { JobReply } from '../../bots/pool/jobs.ts'
import { BotPool, type BotWorker, type WorkerKind } from '../../bots/pool/pool.ts'

const SCRIPT = new URL('./worker.ts', import.meta.url)

/** A thread that does not keep the process alive. */
function startWorker(kind: WorkerKind): BotWorker {
  const worker = new Worker(SCRIPT, { workerData: kind })
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

/**
 * One processor is left to requests. But there are at least two threads, so that a short job does not wait for a long
 * search: the operating system schedules by priority (see the worker).
 */
const THREADS = Math.max(2, availableParallelism() - 1)

export const startPool = (report: (message: string) => void, size = THREADS): BotPool =>
  new BotPool({ startWorker, size, report, spare: true })
