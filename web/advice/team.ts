import type { Answer, Question, TaskName, Tasks } from './messages.ts'

/** As many helpers as are of use without taking every core from the page. */
export const teamSize = (): number => Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1 || 1))

/** Not a fault: somebody has had enough. */
export class Dismissed extends Error {}

interface Waiting {
  readonly told: (tell: unknown) => void
  readonly done: () => void
  readonly failed: (error: Error) => void
}

/** Helpers that think beside each other. Dismissed, they stop in the middle of a thought. */
export class Team {
  readonly size: number
  private readonly workers: readonly Worker[]
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0

  constructor(size = teamSize()) {
    this.size = size
    this.workers = Array.from({ length: size }, () => this.hire())
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<Answer>) => this.hear(event.data))
    worker.addEventListener('error', event => {
      for (const { failed } of this.waiting.values()) failed(new Error(event.message))
      this.waiting.clear()
    })
    return worker
  }

  private hear(answer: Answer): void {
    const asker = this.waiting.get(answer.number)
    if (!asker) return
    if ('tell' in answer) return asker.told(answer.tell)
    this.waiting.delete(answer.number)
    if ('done' in answer) asker.done()
    else asker.failed(new Error(answer.failed))
  }

  /** Asks every helper for its part; `told` hears every piece, the promise keeps the end. */
  askAll<N extends TaskName>(
    task: N,
    part: (helper: number) => Tasks[N]['ask'],
    told: (tell: Tasks[N]['tell']) => void,
  ): Promise<void> {
    return Promise.all(this.workers.map((_, helper) => this.ask(helper, task, part(helper), told))).then(
      () => undefined,
    )
  }

  private ask<N extends TaskName>(
    helper: number,
    task: N,
    ask: Tasks[N]['ask'],
    told: (tell: Tasks[N]['tell']) => void,
  ): Promise<void> {
    const number = this.asked++
    return new Promise((done, failed) => {
      this.waiting.set(number, { told: told as Waiting['told'], done, failed })
      this.workers[helper].postMessage({ number, task, ask } as Question)
    })
  }

  /** Whoever still waits for an answer is told that none will come. */
  dismiss(): void {
    for (const worker of this.workers) worker.terminate()
    for (const { failed } of this.waiting.values()) failed(new Dismissed())
    this.waiting.clear()
  }
}
