import { err, type Json, ok, type Result } from '../../kernel/json.ts'
import type { Bus, JobFailure, Sendable } from './bus.ts'

type Hear = (message: Json) => void
type Work = (job: Json) => Promise<Sendable>

/** Data as it would arrive over the network. */
const asJson = (data: Sendable): Json => JSON.parse(JSON.stringify(data))

/** The bus of a single server. Messages are copied and arrive later, as they would from another machine. */
export class InProcessBus implements Bus {
  private readonly listeners = new Map<string, Set<Hear>>()
  private readonly workers = new Map<string, Work[]>()
  private closed = false

  publish(topic: string, message: Sendable): void {
    const text = JSON.stringify(message)
    setImmediate(() => {
      for (const hear of [...(this.listeners.get(topic) ?? [])]) if (!this.closed) hear(JSON.parse(text))
    })
  }

  subscribe(topic: string, hear: Hear): () => void {
    const listeners = this.listeners.get(topic) ?? new Set()
    this.listeners.set(topic, listeners.add(hear))
    return () => {
      listeners.delete(hear)
      if (listeners.size === 0) this.listeners.delete(topic)
    }
  }

  async request(queue: string, job: Sendable, deadlineMs: number): Promise<Result<Json, JobFailure>> {
    const workers = this.workers.get(queue)
    const work = workers?.shift()
    if (!workers || !work) return err('nobody')
    // Round robin: the worker that got this job goes to the end.
    workers.push(work)
    let late: NodeJS.Timeout | undefined
    const deadline = new Promise<Result<Json, JobFailure>>(resolve => {
      late = setTimeout(() => resolve(err('too-late')), deadlineMs)
    })
    const done = Promise.resolve(asJson(job))
      .then(work)
      .then(
        answer => ok(asJson(answer)),
        () => err('failed' as const),
      )
    const result = await Promise.race([done, deadline])
    clearTimeout(late)
    return result
  }

  serve(queue: string, work: Work): () => void {
    const workers = this.workers.get(queue) ?? []
    this.workers.set(queue, workers)
    // A worker of its own, even if two do the same work.
    const worker: Work = job => work(job)
    workers.push(worker)
    return () => {
      const index = workers.indexOf(worker)
      if (index >= 0) workers.splice(index, 1)
    }
  }

  /** Nothing is ever missed. */
  onReturn(): void {}

  async close(): Promise<void> {
    this.closed = true
    this.listeners.clear()
    this.workers.clear()
  }
}
