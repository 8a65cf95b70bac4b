import { elementAt } from '../../kernel/list.ts'
import type { AdviceReply, AdviceRequest, TaskName, Tasks } from './messages.ts'

/** Enough workers to help without taking every core from the page. */
const poolSize = (): number => Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1 || 1))

/** Not a failure: the pool was closed before the work was done. */
export class PoolClosed extends Error {}

interface PendingTask {
  readonly told: (tell: unknown) => void
  readonly done: () => void
  readonly failed: (error: Error) => void
}

/** Workers that share a task. `close` stops them at once, whatever they are doing. */
export class WorkerPool {
  readonly size: number
  private readonly workers: readonly Worker[]
  private readonly waiting = new Map<number, PendingTask>()
  private asked = 0

  constructor(size = poolSize()) {
    this.size = size
    this.workers = Array.from({ length: size }, () => this.startWorker())
  }

  private startWorker(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<AdviceReply>) => this.receive(event.data))
    worker.addEventListener('error', event => {
      for (const { failed } of this.waiting.values()) failed(new Error(event.message))
      this.waiting.clear()
    })
    return worker
  }

  private receive(reply: AdviceReply): void {
    const asker = this.waiting.get(reply.number)
    if (!asker) return
    if ('tell' in reply) return asker.told(reply.tell)
    this.waiting.delete(reply.number)
    if ('done' in reply) asker.done()
    else asker.failed(new Error(reply.failed))
  }

  /** Gives every worker its part. `told` gets each result as it comes; the promise resolves when all are done. */
  askAll<N extends TaskName>(
    task: N,
    part: (worker: number) => Tasks[N]['ask'],
    told: (tell: Tasks[N]['tell']) => void,
  ): Promise<void> {
    return Promise.all(this.workers.map((_, worker) => this.ask(worker, task, part(worker), told))).then(
      () => undefined,
    )
  }

  private ask<N extends TaskName>(
    worker: number,
    task: N,
    ask: Tasks[N]['ask'],
    told: (tell: Tasks[N]['tell']) => void,
  ): Promise<void> {
    const number = this.asked++
    return new Promise((done, failed) => {
      this.waiting.set(number, { told: told as PendingTask['told'], done, failed })
      elementAt(this.workers, worker).postMessage({ number, task, ask } as AdviceRequest)
    })
  }

  /** Rejects everything still pending. */
  close(): void {
    for (const worker of this.workers) worker.terminate()
    for (const { failed } of this.waiting.values()) failed(new PoolClosed())
    this.waiting.clear()
  }
}
