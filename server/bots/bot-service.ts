import type { Judged } from '../../bots/advice/analyse.ts'
import type { JudgeJob, MoveJob, Urgency } from '../../bots/pool/jobs.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import type { Move } from '../../kernel/game.ts'

/** Finds moves for bots and judges moves of finished matches, in threads of this process or on a worker. */
export interface BotService {
  /** `owner`: on whose behalf the bot plays; threads are shared fairly between owners. */
  choose(job: Omit<MoveJob, 'task'>, urgency: Urgency, owner: string): Promise<Move>
  /** Nobody is waiting for it. */
  judge(job: Omit<JudgeJob, 'task'>): Promise<Judged>
}

/** Over all threads. */
const ANALYSES = 'analyses'

/** The threads of this process. */
export const localBotService = (pool: BotPool): BotService => ({
  choose: (job, urgency, owner) => pool.choose(job, null, { urgency, owner }),
  judge: job => pool.judge(job, null, { urgency: 'others', owner: ANALYSES }),
})
