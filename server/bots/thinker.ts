import type { MoveJob, Urgency } from '../../bots/pool/jobs.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import type { Move } from '../../kernel/game.ts'

/** Whoever finds a bot's move: our own threads, or a worker elsewhere. */
export interface Thinker {
  choose(job: Omit<MoveJob, 'task'>, urgency: Urgency): Promise<Move>
}

/** The threads of this process. */
export const inOurThreads = (pool: BotPool): Thinker => ({
  choose: (job, urgency) => pool.choose(job, null, urgency),
})
