import { Worker } from 'node:worker_threads'

/** A disk that takes longer is not waited for: the log goes on growing, and is tried again. */
const LONGEST_WAIT_MS = 4
/** In pages. Commits are slower while the log is brought in, and a page that was written often is brought in once: seldom is better. */
const LONG_LOG = 20_000

/**
 * Brings what the write-ahead log holds into the database file, in a thread of its own: the disk is waited for there, and
 * not between two moves. Begins with the first write, so that nothing is slower to start.
 *
 * A log that is never at rest would only grow. When it is long, whoever writes waits a moment for the thread to bring in
 * the rest: then the log begins again at its front, and bytes written over others reach the disk sooner than bytes that
 * make a file longer.
 */
export class Checkpoints {
  /** Wait for it before writing. */
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
    // Without it the log is emptied by whoever writes, later: slower, and as safe.
    this.worker.on('error', () => {})
    this.worker.unref()
  }

  /** Resolves when the thread has let go of the file. */
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
