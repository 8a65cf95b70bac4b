import type { Slip } from '../../bots/advice/analyse.ts'
import type { JudgeJob, MoveJob, Urgency } from '../../bots/pool/jobs.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import type { Move } from '../../kernel/game.ts'

/** Whoever finds a bot's move, or a better one than was made: our own threads, or a worker elsewhere. */
export interface Thinker {
  choose(job: Omit<MoveJob, 'task'>, urgency: Urgency): Promise<Move>
  /** Nobody at a table waits for it. */
  judge(job: Omit<JudgeJob, 'task'>): Promise<Slip | null>
}

/** The threads of this process. */
export const inOurThreads = (pool: BotPool): Thinker => ({
  choose: (job, urgency) => pool.choose(job, null, urgency),
  judge: job => pool.judge(job, null, 'others'),
})
