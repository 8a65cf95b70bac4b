import type { Judged } from '../../bots/advice/analyse.ts'
import type { JudgeJob, MoveJob, Urgency } from '../../bots/pool/jobs.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import type { Move } from '../../kernel/game.ts'

/** Whoever finds a bot's move, or judges one of a match that is over: our own threads, or a worker elsewhere. */
export interface BotService {
  choose(job: Omit<MoveJob, 'task'>, urgency: Urgency): Promise<Move>
  /** Nobody at a table waits for it. */
  judge(job: Omit<JudgeJob, 'task'>): Promise<Judged>
}

/** The threads of this process. */
export const localBotService = (pool: BotPool): BotService => ({
  choose: (job, urgency) => pool.choose(job, null, urgency),
  judge: job => pool.judge(job, null, 'others'),
})
