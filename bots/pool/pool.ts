import type { Move } from '../../kernel/game.ts'
import type { Judged } from '../advice/analyse.ts'
import { EFFORTS } from '../levels.ts'
import type { BotName } from '../registry.ts'
import { bestOf, type Findings } from '../search/search.ts'
import { FairQueue } from './fair-queue.ts'
import { gather } from './gather.ts'
import {
  type ExplainJob,
  isLong,
  type Job,
  type JobReply,
  type JudgeJob,
  type MoveJob,
  type Reasons,
  type Urgency,
  type WeighJob,
} from './jobs.ts'

/** A worker, whatever kind of thread it runs in. */
export interface BotWorker {
  /** Posts a job. The worker answers once, or breaks. */
  post(job: Job): void
  listen(answered: (reply: JobReply) => void, broke: (why: string) => void): void
  stop(): Promise<void> | void
}

/** The time after which any job is abandoned. */
const DEADLINE_MS = 10_000

/** The level that moves instead if a bot crashes or takes too long. */
const BELOW: Readonly<Record<BotName, BotName | null>> = {
  master: 'expert',
  expert: 'sharp',
  sharp: 'steady',
  steady: 'novice',
  novice: 'random',
  greedy: 'random',
  random: null,
}

/** Who a job is for. Owners share the threads, so no owner waits until all jobs of another are done. */
export interface JobOf {
  readonly urgency: Urgency
  readonly owner?: string
}

const NOBODY: JobOf = { urgency: 'people' }

interface QueuedJob extends Required<JobOf> {
  readonly job: Job
  readonly signal: AbortSignal | null
  resolve(reply: JobReply): void
}

export interface PoolSettings {
  /** Starts a new worker, mostly for jobs of this kind. */
  startWorker(kind: WorkerKind): BotWorker
  readonly size: number
  /** Called for every bot that failed. */
  report(message: string): void
  readonly deadline?: number
  /** Starts one worker ahead, of the kind that is missing, so that nobody waits for a start. */
  readonly spare?: boolean
}

/**
 * Interactive: somebody waits for a short answer. Background: the job is long, or nobody waits. Each kind has its own
 * warm threads and priority.
 */
export type WorkerKind = 'interactive' | 'background'

const kindFor = ({ urgency, job }: QueuedJob): WorkerKind =>
  urgency === 'people' && !isLong(job) ? 'interactive' : 'background'

const CANCELLED: JobReply = { failed: 'cancelled' }

/**
 * Bots think in separate threads, so that nobody waits for them. A thread that breaks or takes too long is replaced.
 */
export class BotPool {
  private readonly idle: BotWorker[] = []
  private readonly queue = new FairQueue<QueuedJob>()
  private readonly busy = new Set<QueuedJob>()
  private readonly all = new Map<BotWorker, WorkerKind>()
  /** Cancels each running job. */
  private readonly thinking = new Set<() => void>()
  private readonly settings: PoolSettings
  private closed = false

  constructor(settings: PoolSettings) {
    this.settings = settings
  }

  /** The bot's move. If the bot fails, the level below moves, down to random. */
  async choose(job: Omit<MoveJob, 'task'>, signal: AbortSignal | null = null, whose: JobOf = NOBODY): Promise<Move> {
    const reply =
      job.level === 'master'
        ? await this.together(job, signal, whose)
        : await this.ask({ task: 'move', ...job }, signal, whose)
    if ('move' in reply) return reply.move
    const failed = 'failed' in reply ? reply.failed : 'answered something else'
    signal?.throwIfAborted()
    if (!this.closed) this.settings.report(`bot ${job.level} at ${job.game} failed: ${failed}`)
    const level = BELOW[job.level]
    if (!level || this.closed) throw new Error(`no bot could move: ${failed}`)
    return this.choose({ ...job, level }, signal, whose)
  }

  /** The strongest level uses every idle thread. */
  private async together(
    { level: _, ...question }: Omit<MoveJob, 'task'>,
    signal: AbortSignal | null,
    whose: JobOf,
  ): Promise<JobReply> {
    const most = whose.owner ? this.settings.size - 1 : this.settings.size
    const roots = Math.max(1, Math.min(this.free, most))
    return this.weigh({ ...question, budget: EFFORTS.master }, signal, roots, whose).then(
      found => ({ move: bestOf(found).move }),
      (error: unknown) => ({ failed: String(error) }),
    )
  }

  /** Searches once per worker, each with its own randomness, and combines the results. */
  async weigh(
    job: Omit<WeighJob, 'task'>,
    signal: AbortSignal | null = null,
    roots = this.settings.size,
    whose: JobOf = NOBODY,
  ): Promise<Findings> {
    const jobs = Array.from({ length: roots }, (_, root) => ({
      task: 'weigh' as const,
      ...job,
      seed: `${job.seed} root ${root}`,
    }))
    const replies = await Promise.all(jobs.map(each => this.ask(each, signal, whose)))
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

  async judge(job: Omit<JudgeJob, 'task'>, signal: AbortSignal | null = null, whose: JobOf = NOBODY): Promise<Judged> {
    const reply = await this.ask({ task: 'judge', ...job }, signal, whose)
    if ('judged' in reply) return reply.judged
    throw new Error('failed' in reply ? reply.failed : 'answered something else')
  }

  /** How many jobs have not started. */
  get waiting(): number {
    return this.queue.size
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { resolve } of this.queue.empty()) resolve(CANCELLED)
    for (const cancel of this.thinking) cancel()
    await Promise.all([...this.all.keys()].map(worker => worker.stop()))
    this.all.clear()
  }

  private ask(job: Job, signal: AbortSignal | null, { urgency, owner = '' }: JobOf = NOBODY): Promise<JobReply> {
    return new Promise(resolve => {
      if (this.closed || signal?.aborted) return resolve(CANCELLED)
      this.queue.add({ job, signal, urgency, owner, resolve })
      this.next()
    })
  }

  private next(): void {
    if (this.closed || this.free === 0) return
    const first = this.queue.take(waiting => this.mayBegin(waiting))
    if (first) this.give(this.workerFor(kindFor(first)), first)
  }

  /** If there are several threads, one stays free of background jobs, long jobs and a single owner's jobs. */
  private mayBegin({ urgency, job, owner }: QueuedJob): boolean {
    const { size } = this.settings
    if (size === 1) return true
    if (urgency === 'others' && this.free <= 1) return false
    if (owner === '') return true
    const busy = [...this.busy]
    const isRoomFor = (those: readonly QueuedJob[]) => those.length < size - 1
    return (
      isRoomFor(busy.filter(other => other.owner === owner)) &&
      (!isLong(job) || isRoomFor(busy.filter(other => isLong(other.job))))
    )
  }

  private get free(): number {
    return this.settings.size - this.all.size + this.idle.length
  }

  /** An idle worker of this kind, otherwise of the other. */
  private workerFor(kind: WorkerKind): BotWorker {
    const own = this.idle.findLastIndex(worker => this.all.get(worker) === kind)
    if (own < 0 && this.settings.spare && this.all.size < this.settings.size) return this.startWorker(kind)
    const [worker = this.startWorker(kind)] = this.idle.splice(own, 1)
    return worker
  }

  private startWorker(kind: WorkerKind): BotWorker {
    const worker = this.settings.startWorker(kind)
    this.all.set(worker, kind)
    return worker
  }

  private give(worker: BotWorker, asked: QueuedJob): void {
    const { job, signal, resolve } = asked
    let done = false
    this.busy.add(asked)
    const finish = (reply: JobReply, healthy: boolean) => {
      if (done) return
      done = true
      clearTimeout(timer)
      this.busy.delete(asked)
      this.thinking.delete(cancel)
      signal?.removeEventListener('abort', cancel)
      if (healthy) this.idle.push(worker)
      else this.stop(worker)
      resolve(reply)
      this.next()
    }
    // A searching thread does not read messages, so cancelling means terminating it.
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
    if (this.settings.spare && this.idle.length === 0 && this.all.size < this.settings.size)
      this.idle.push(this.startWorker(kindFor(asked) === 'interactive' ? 'background' : 'interactive'))
  }

  private stop(worker: BotWorker): void {
    this.all.delete(worker)
    void worker.stop()
  }
}
