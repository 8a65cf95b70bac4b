import type { Move } from '../../kernel/game.ts'
import type { Slip } from '../advice/analyse.ts'
import { EFFORTS } from '../levels.ts'
import type { BotName } from '../registry.ts'
import type { Findings } from '../search/search.ts'
import { gather } from './gather.ts'
import type { ExplainJob, Job, JudgeJob, MoveJob, Reasons, Reply, Urgency, WeighJob } from './jobs.ts'

/** One worker, whatever kind of thread it is. */
export interface Hand {
  /** Gives it a job; it answers once, or breaks. */
  post(job: Job): void
  listen(answered: (reply: Reply) => void, broke: (why: string) => void): void
  dismiss(): Promise<void> | void
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
  resolve(reply: Reply): void
}

export interface PoolSettings {
  /** Hires a fresh worker. */
  hire(): Hand
  readonly size: number
  /** Told of every bot that failed. */
  report(message: string): void
  readonly deadline?: number
}

const CANCELLED: Reply = { failed: 'cancelled' }

/** Bots think in threads of their own, so that nobody waits for them; a thread that breaks or dawdles is replaced. */
export class BotPool {
  private readonly idle: Hand[] = []
  private readonly queue: Waiting[] = []
  private readonly all = new Set<Hand>()
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
  ): Promise<Reply> {
    return this.weigh({ ...question, budget: EFFORTS.master }, signal, Math.max(1, this.free), urgency).then(
      ({ weighed }) => ({ move: weighed[0].move }),
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
  ): Promise<Slip | null> {
    const reply = await this.ask({ task: 'judge', ...job }, signal, urgency)
    if ('slip' in reply) return reply.slip
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
    await Promise.all([...this.all].map(hand => hand.dismiss()))
    this.all.clear()
  }

  private ask(job: Job, signal: AbortSignal | null, urgency: Urgency = 'people'): Promise<Reply> {
    return new Promise(resolve => {
      if (this.closed || signal?.aborted) return resolve(CANCELLED)
      const behind = urgency === 'people' ? this.queue.findIndex(waiting => waiting.urgency === 'others') : -1
      this.queue.splice(behind < 0 ? this.queue.length : behind, 0, { job, signal, urgency, resolve })
      this.next()
    })
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return
    // Where there are several, the last free one is kept for people, who stand in front.
    if (this.queue[0].urgency === 'others' && this.settings.size > 1 && this.free <= 1) return
    const hand = this.idle.pop() ?? (this.all.size < this.settings.size ? this.hire() : undefined)
    const waiting = hand && this.queue.shift()
    if (hand && waiting) this.give(hand, waiting)
  }

  private get free(): number {
    return this.settings.size - this.all.size + this.idle.length
  }

  private hire(): Hand {
    const hand = this.settings.hire()
    this.all.add(hand)
    return hand
  }

  private give(hand: Hand, { job, signal, resolve }: Waiting): void {
    let done = false
    const finish = (reply: Reply, healthy: boolean) => {
      if (done) return
      done = true
      clearTimeout(timer)
      this.thinking.delete(cancel)
      signal?.removeEventListener('abort', cancel)
      if (healthy) this.idle.push(hand)
      else this.dismiss(hand)
      resolve(reply)
      this.next()
    }
    // A thread that searches hears nothing: cancelling it means ending it.
    const cancel = () => finish(CANCELLED, false)
    const timer = setTimeout(() => finish({ failed: 'took too long' }, false), this.settings.deadline ?? DEADLINE_MS)
    hand.listen(
      reply => finish(reply, true),
      why => finish({ failed: why }, false),
    )
    if (signal?.aborted) return cancel()
    this.thinking.add(cancel)
    signal?.addEventListener('abort', cancel)
    hand.post(job)
  }

  private dismiss(hand: Hand): void {
    this.all.delete(hand)
    void hand.dismiss()
  }
}
