import { Worker } from 'node:worker_threads'

/**
 * Brings what the write-ahead log holds into the database file, in a thread of its own: the disk is waited for there, and
 * not between two moves. Begins with the first write, so that nothing is slower to start.
 */
export class Checkpoints {
  private readonly file: string
  private worker: Worker | null = null

  constructor(file: string) {
    this.file = file
  }

  begin(): void {
    if (this.worker || this.file === ':memory:') return
    this.worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: this.file })
    this.worker.unref()
    // Without it the log is emptied by whoever writes, later: slower, and as safe.
    this.worker.on('error', () => {})
  }

  end(): void {
    void this.worker?.terminate()
    this.worker = null
  }
}
