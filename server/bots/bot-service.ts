import type { Judged } from '../../bots/advice/analyse.ts'
import type { JudgeJob, MoveJob, Urgency } from '../../bots/pool/jobs.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import type { Move } from '../../kernel/game.ts'

/** Whoever finds a bot's move, or judges one of a match that is over: our own threads, or a worker elsewhere. */
export interface BotService {
  /** `owner`: who has hired the bot, and shares the threads with others who did. */
  choose(job: Omit<MoveJob, 'task'>, urgency: Urgency, owner: string): Promise<Move>
  /** Nobody at a table waits for it. */
  judge(job: Omit<JudgeJob, 'task'>): Promise<Judged>
}

/** All of them together. */
const ANALYSES = 'analyses'

/** The threads of this process. */
export const localBotService = (pool: BotPool): BotService => ({
  choose: (job, urgency, owner) => pool.choose(job, null, { urgency, owner }),
  judge: job => pool.judge(job, null, { urgency: 'others', owner: ANALYSES }),
})
