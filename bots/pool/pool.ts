import type { Move } from '../../kernel/game.ts'
import type { Judged } from '../advice/analyse.ts'
import { EFFORTS } from '../levels.ts'
import type { BotName } from '../registry.ts'
import { bestOf, type Findings } from '../search/search.ts'
import { gather } from './gather.ts'
import type { ExplainJob, Job, JobReply, JudgeJob, MoveJob, Reasons, Urgency, WeighJob } from './jobs.ts'

/** One worker, whatever kind of thread it is. */
export interface BotWorker {
  /** Gives it a job; it answers once, or breaks. */
  post(job: Job): void
  listen(answered: (reply: JobReply) => void, broke: (why: string) => void): void
  stop(): Promise<void> | void
}

/** What any job may take before it is given up. */
const DEADLINE_MS = 10_000

/** Who moves instead when a bot crashes or takes too long. */
const BELOW: Readonly<Record<BotName, BotName | null>> = {
  master: 'expert',
  expert: 'sharp',
  sharp: 'steady',
  steady: 'novice',
  novice: 'random',
  greedy: 'random',
  random: null,
}

interface Waiting {
  readonly job: Job
  readonly signal: AbortSignal | null
  readonly urgency: Urgency
  resolve(reply: JobReply): void
}

export interface PoolSettings {
  /** Starts a fresh worker. */
  startWorker(): BotWorker
  readonly size: number
  /** Told of every bot that failed. */
  report(message: string): void
  readonly deadline?: number
}

const CANCELLED: JobReply = { failed: 'cancelled' }

/** Bots think in threads of their own, so that nobody waits for them; a thread that breaks or dawdles is replaced. */
export class BotPool {
  private readonly idle: BotWorker[] = []
  private readonly queue: Waiting[] = []
  private readonly all = new Set<BotWorker>()
  /** How to give up what is being thought about. */
  private readonly thinking = new Set<() => void>()
  private readonly settings: PoolSettings
  private closed = false

  constructor(settings: PoolSettings) {
    this.settings = settings
  }

  /** The bot's move; if it fails, the move of the level below, and so on down to chance. */
  async choose(
    job: Omit<MoveJob, 'task'>,
    signal: AbortSignal | null = null,
    urgency: Urgency = 'people',
  ): Promise<Move> {
    const reply =
      job.level === 'master'
        ? await this.together(job, signal, urgency)
        : await this.ask({ task: 'move', ...job }, signal, urgency)
    if ('move' in reply) return reply.move
    const failed = 'failed' in reply ? reply.failed : 'answered something else'
    signal?.throwIfAborted()
    if (!this.closed) this.settings.report(`bot ${job.level} at ${job.game} failed: ${failed}`)
    const level = BELOW[job.level]
    if (!level || this.closed) throw new Error(`no bot could move: ${failed}`)
    return this.choose({ ...job, level }, signal, urgency)
  }

  /** The strongest level thinks in every thread that has nothing else to do. */
  private async together(
    { level: _, ...question }: Omit<MoveJob, 'task'>,
    signal: AbortSignal | null,
    urgency: Urgency,
  ): Promise<JobReply> {
    return this.weigh({ ...question, budget: EFFORTS.master }, signal, Math.max(1, this.free), urgency).then(
      found => ({ move: bestOf(found).move }),
      (error: unknown) => ({ failed: String(error) }),
    )
  }

  /** Searches from as many roots as there are workers, each with its own chance, and adds up what they found. */
  async weigh(
    job: Omit<WeighJob, 'task'>,
    signal: AbortSignal | null = null,
    roots = this.settings.size,
    urgency: Urgency = 'people',
  ): Promise<Findings> {
    const jobs = Array.from({ length: roots }, (_, root) => ({
      task: 'weigh' as const,
      ...job,
      seed: `${job.seed} root ${root}`,
    }))
    const replies = await Promise.all(jobs.map(each => this.ask(each, signal, urgency)))
    signal?.throwIfAborted()
    const found = replies.flatMap(reply => ('findings' in reply ? [reply.findings] : []))
    for (const reply of replies)
      if ('failed' in reply && !this.closed) this.settings.report(`a search of ${job.game}: ${reply.failed}`)
    if (found.length === 0) throw new Error('no search came to an end')
    return gather(found)
  }

  async explain(job: Omit<ExplainJob, 'task'>, signal: AbortSignal | null = null): Promise<Reasons> {
    const reply = await this.ask({ task: 'explain', ...job }, signal)
    if ('reasons' in reply) return reply.reasons
    throw new Error('failed' in reply ? reply.failed : 'answered something else')
  }

  async judge(
    job: Omit<JudgeJob, 'task'>,
    signal: AbortSignal | null = null,
    urgency: Urgency = 'people',
  ): Promise<Judged> {
    const reply = await this.ask({ task: 'judge', ...job }, signal, urgency)
    if ('judged' in reply) return reply.judged
    throw new Error('failed' in reply ? reply.failed : 'answered something else')
  }

  /** How many jobs are asked for and not yet being thought about. */
  get waiting(): number {
    return this.queue.length
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { resolve } of this.queue.splice(0)) resolve(CANCELLED)
    for (const cancel of this.thinking) cancel()
    await Promise.all([...this.all].map(worker => worker.stop()))
    this.all.clear()
  }

  private ask(job: Job, signal: AbortSignal | null, urgency: Urgency = 'people'): Promise<JobReply> {
    return new Promise(resolve => {
      if (this.closed || signal?.aborted) return resolve(CANCELLED)
      const behind = urgency === 'people' ? this.queue.findIndex(waiting => waiting.urgency === 'others') : -1
      this.queue.splice(behind < 0 ? this.queue.length : behind, 0, { job, signal, urgency, resolve })
      this.next()
    })
  }

  private next(): void {
    const [first] = this.queue
    if (this.closed || !first) return
    // Where there are several, the last free one is kept for people, who stand in front.
    if (first.urgency === 'others' && this.settings.size > 1 && this.free <= 1) return
    const worker = this.idle.pop() ?? (this.all.size < this.settings.size ? this.startWorker() : undefined)
    if (!worker) return
    this.queue.shift()
    this.give(worker, first)
  }

  private get free(): number {
    return this.settings.size - this.all.size + this.idle.length
  }

  private startWorker(): BotWorker {
    const worker = this.settings.startWorker()
    this.all.add(worker)
    return worker
  }

  private give(worker: BotWorker, { job, signal, resolve }: Waiting): void {
    let done = false
    const finish = (reply: JobReply, healthy: boolean) => {
      if (done) return
      done = true
      clearTimeout(timer)
      this.thinking.delete(cancel)
      signal?.removeEventListener('abort', cancel)
      if (healthy) this.idle.push(worker)
      else this.stop(worker)
      resolve(reply)
      this.next()
    }
    // A thread that searches hears nothing: cancelling it means ending it.
    const cancel = () => finish(CANCELLED, false)
    const timer = setTimeout(() => finish({ failed: 'took too long' }, false), this.settings.deadline ?? DEADLINE_MS)
    worker.listen(
      reply => finish(reply, true),
      why => finish({ failed: why }, false),
    )
    if (signal?.aborted) return cancel()
    this.thinking.add(cancel)
    signal?.addEventListener('abort', cancel)
    worker.post(job)
  }

  private stop(worker: BotWorker): void {
    this.all.delete(worker)
    void worker.stop()
  }
}
