import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BotName } from '../../bots/registry.ts'
import type { Move } from '../../kernel/game.ts'
import type { BotJob, BotReply } from './worker.ts'

const SCRIPT = new URL('./worker.ts', import.meta.url)

/** What a level may take before it is given up for this move. */
const DEADLINE_MS = 10_000

/** Who moves instead when a bot crashes or takes too long. */
const BELOW: Readonly<Partial<Record<BotName, BotName>>> = {
  master: 'expert',
  expert: 'sharp',
  sharp: 'steady',
  steady: 'novice',
  novice: 'random',
  greedy: 'random',
}

interface Waiting {
  readonly job: BotJob
  resolve(reply: BotReply): void
}

/** Bots think in threads of their own, so that people never wait for them. */
export class BotPool {
  private readonly idle: Worker[] = []
  private readonly queue: Waiting[] = []
  private readonly all = new Set<Worker>()
  private readonly size: number
  private readonly report: (message: string) => void
  private closed = false

  constructor(report: (message: string) => void, size = Math.max(1, availableParallelism() - 1)) {
    this.report = report
    this.size = size
  }

  /** The bot's move; if it fails, the move of the level below, and so on down to chance. */
  async choose(job: BotJob): Promise<Move> {
    const reply = await new Promise<BotReply>(resolve => {
      this.queue.push({ job, resolve })
      this.next()
    })
    if ('move' in reply) return reply.move
    this.report(`bot ${job.level} at ${job.game} failed: ${reply.failed}`)
    const level = BELOW[job.level]
    if (!level || this.closed) throw new Error(`no bot could move: ${reply.failed}`)
    return this.choose({ ...job, level })
  }

  /** How many moves are asked for and not yet being thought about. */
  get waiting(): number {
    return this.queue.length
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all([...this.all].map(worker => worker.terminate()))
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return
    const worker = this.idle.pop() ?? (this.all.size < this.size ? this.hire() : undefined)
    const waiting = worker && this.queue.shift()
    if (worker && waiting) this.give(worker, waiting)
  }

  private hire(): Worker {
    const worker = new Worker(SCRIPT)
    worker.unref()
    this.all.add(worker)
    return worker
  }

  private give(worker: Worker, { job, resolve }: Waiting): void {
    const finish = (reply: BotReply, healthy: boolean) => {
      clearTimeout(timer)
      worker.off('message', hear)
      worker.off('error', fail)
      if (healthy) this.idle.push(worker)
      else this.dismiss(worker)
      resolve(reply)
      this.next()
    }
    const hear = (reply: BotReply) => finish(reply, true)
    const fail = (error: unknown) => finish({ failed: String(error) }, false)
    const timer = setTimeout(fail, DEADLINE_MS, 'took too long')
    worker.on('message', hear)
    worker.on('error', fail)
    worker.postMessage(job)
  }

  private dismiss(worker: Worker): void {
    this.all.delete(worker)
    void worker.terminate()
  }
}
