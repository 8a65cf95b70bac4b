import type { MoveJob, Urgency } from '../../bots/pool/jobs.ts'
import type { BotName } from '../../bots/registry.ts'
import { loadGame } from '../../games/registry.ts'
import type { Game, Move } from '../../kernel/game.ts'
import type { Json } from '../../kernel/json.ts'
import { checkMove } from '../../kernel/match.ts'
import type { Bus } from '../bus/bus.ts'
import { queueOf, readAnswer } from './queues.ts'
import type { Thinker } from './thinker.ts'

/** What became of a job that was given away. `refused`: what came back is no legal move. */
export const OUTCOMES = ['done', 'nobody', 'busy', 'too-late', 'failed', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How long a worker may think. One that has died is not heard of again: then somebody else is asked. */
export const PATIENCE_MS: Readonly<Record<BotName, number>> = {
  random: 2000,
  greedy: 2000,
  novice: 2000,
  steady: 2000,
  sharp: 3000,
  expert: 4000,
  master: 5000,
}

/** Another worker may be free, or alive; after so many the job stays at home. */
const ATTEMPTS = 3

/** Gives jobs to workers, wherever they are, and does them at home if nobody takes them or nothing good comes back. */
export class Hiring implements Thinker {
  private readonly bus: Bus
  private readonly home: Thinker
  private readonly report: (outcome: Outcome, why: string) => void
  private readonly patience: Readonly<Record<BotName, number>>

  constructor(
    bus: Bus,
    home: Thinker,
    report: (outcome: Outcome, why: string) => void,
    patience: Readonly<Record<BotName, number>> = PATIENCE_MS,
  ) {
    this.bus = bus
    this.home = home
    this.report = report
    this.patience = patience
  }

  async choose(job: Omit<MoveJob, 'task'>, urgency: Urgency): Promise<Move> {
    const { game } = await loadGame(job.game)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = await this.ask(game, job, urgency)
      if (typeof answer !== 'string') return answer
      if (answer === 'nobody') break
    }
    return this.home.choose(job, urgency)
  }

  private async ask(game: Game, job: Omit<MoveJob, 'task'>, urgency: Urgency): Promise<Move | Outcome> {
    const queue = queueOf(urgency, job.game, game.facts.rulesVersion)
    const done = await this.bus.request(queue, { task: 'move', ...job } as Json, this.patience[job.level])
    if (!done.ok) return this.tell(done.error, '')
    const answer = readAnswer(done.value)
    if ('busy' in answer) return this.tell('busy', '')
    if ('failed' in answer) return this.tell('failed', answer.failed)
    // Legality never depends on what the seat cannot see: the view is enough to judge.
    const checked = checkMove(game, job.view, job.seat, answer.move)
    if (!checked.ok) return this.tell('refused', `${job.game}, ${job.level}: ${checked.error.code}`)
    this.tell('done', '')
    return checked.value
  }

  private tell(outcome: Outcome, why: string): Outcome {
    this.report(outcome, why)
    return outcome
  }
}
