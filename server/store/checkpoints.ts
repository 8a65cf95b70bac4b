import { Worker } from 'node:worker_threads'

/** A slower disk is not awaited: the log keeps growing and is tried again. */
const LONGEST_WAIT_MS = 4
/** In pages. Rare checkpoints are better: commits slow down during one, and a page written often is copied once. */
const LONG_LOG = 20_000

/**
 * Checkpoints the write-ahead log in a thread, so that moves do not wait for the disk. Starts with the first write, so
 * that it does not slow down the start.
 * A log that is never idle would only grow. When it is long, writers wait a moment for the thread to finish: the log
 * then restarts at its front, and overwriting bytes is faster than extending a file.
 */
export class Checkpoints {
  /** Await this before writing. */
  rest: Promise<void> | null = null
  private readonly file: string
  private readonly longLog: number
  private worker: Worker | null = null
  private hasEnded = false
  private goOn: () => void = () => {}

  constructor(file: string, longLog = LONG_LOG) {
    this.file = file
    this.longLog = longLog
  }

  begin(): void {
    if (this.worker || this.hasEnded || this.file === ':memory:') return
    this.worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
      workerData: { file: this.file, longLog: this.longLog },
    })
    this.worker.on('message', (said: 'wait' | 'go on') => (said === 'wait' ? this.wait() : this.goOn()))
    // Without the thread a writer empties the log itself: slower, but as safe.
    this.worker.on('error', () => {})
    this.worker.unref()
  }

  /** Resolves when the thread has released the file. */
  async end(): Promise<void> {
    this.hasEnded = true
    await this.worker?.terminate()
  }

  private wait(): void {
    this.rest = new Promise(resolve => {
      const timer = setTimeout(() => this.goOn(), LONGEST_WAIT_MS)
      this.goOn = () => {
        clearTimeout(timer)
        this.rest = null
        resolve()
      }
    })
    this.worker?.postMessage('finish')
  }
}
