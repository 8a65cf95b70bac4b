import { type Job, type JobReply, URGENCIES, type Urgency } from '../../bots/pool/jobs.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import type { Json } from '../../kernel/json.ts'
import { entriesOf } from '../../kernel/record.ts'
import type { Bus } from '../bus/bus.ts'
import { rulesVersions } from '../operations/versions.ts'
import { queueOf, readJob, type WorkerAnswer } from './queues.ts'

type JobPool = Pick<BotPool, 'choose' | 'weigh' | 'explain' | 'judge'>

/** Takes as many jobs as there are threads, less one kept free for people if there are several. */
export class JobRunner {
  private readonly pool: JobPool
  private readonly threads: number
  private busy = 0
  private leave: readonly (() => void)[] = []
  private finished: (() => void) | null = null

  constructor(pool: JobPool, threads: number) {
    this.pool = pool
    this.threads = threads
  }

  /** Does jobs of every game whose rules it knows. */
  async join(bus: Bus): Promise<void> {
    const known = entriesOf(await rulesVersions())
    // Earlier versions too: a match keeps the rules it began with.
    const rules = known.flatMap(([game, newest]) =>
      Array.from({ length: newest }, (_, index) => [game, index + 1] as const),
    )
    this.leave = rules.flatMap(([game, version]) =>
      URGENCIES.map(urgency => bus.serve(queueOf(urgency, game, version), job => this.answer(job, urgency))),
    )
  }

  /** Takes no more jobs, and resolves when the present ones are done. */
  async stop(): Promise<void> {
    for (const leave of this.leave) leave()
    if (this.busy > 0)
      await new Promise<void>(resolve => {
        this.finished = resolve
      })
  }

  private async answer(data: Json, urgency: Urgency): Promise<WorkerAnswer> {
    const free = this.threads - this.busy
    return free > this.keptFree(urgency) ? this.do(data, urgency) : { busy: true }
  }

  private keptFree(urgency: Urgency): number {
    return urgency === 'others' && this.threads > 1 ? 1 : 0
  }

  private async do(data: Json, urgency: Urgency): Promise<JobReply> {
    const job = readJob(data)
    if (!job) return { failed: 'that is no job' }
    this.busy++
    try {
      return await this.think(job, urgency)
    } catch (error) {
      return { failed: String(error) }
    } finally {
      this.busy--
      if (this.busy === 0) this.finished?.()
    }
  }

  private async think(job: Job, urgency: Urgency): Promise<JobReply> {
    switch (job.task) {
      case 'move':
        return { move: await this.pool.choose(job, null, { urgency }) }
      case 'weigh':
        return { findings: await this.pool.weigh(job, null, this.threads, { urgency }) }
      case 'explain':
        return { reasons: await this.pool.explain(job) }
      case 'judge':
        return { judged: await this.pool.judge(job, null, { urgency }) }
    }
  }
}
