import type { Slip } from '../../bots/advice/analyse.ts'
import type { JudgeJob, MoveJob, Urgency } from '../../bots/pool/jobs.ts'
import type { BotName } from '../../bots/registry.ts'
import { loadRules } from '../../games/registry.ts'
import type { Game, Move } from '../../kernel/game.ts'
import { err, type Json, ok, type Result } from '../../kernel/json.ts'
import { checkMove } from '../../kernel/match.ts'
import type { Bus } from '../bus/bus.ts'
import { queueOf, type ReadAnswer, readAnswer } from './queues.ts'
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

/** The same over a choice of a match that is over. */
const JUDGING_MS = 8000

/** Another worker may be free, or alive; after so many the job stays at home. */
const ATTEMPTS = 3

/** A job to give away, and what may come back. */
interface Wanted<T> {
  readonly queue: string
  readonly job: Json
  /** For the report, should it be refused. */
  readonly name: string
  readonly patience: number
  accept(answer: ReadAnswer): Result<T, { readonly code: string }>
}

const SOMETHING_ELSE = err({ code: 'answered something else' })

async function gameOf({ game, rulesVersion }: Pick<MoveJob, 'game' | 'rulesVersion'>): Promise<Game> {
  const module = await loadRules(game, rulesVersion)
  if (!module) throw new Error(`no rules ${rulesVersion} of ${game}`)
  return module.game
}

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
    const game = await gameOf(job)
    const wanted: Wanted<Move> = {
      queue: queueOf(urgency, job.game, job.rulesVersion),
      job: { task: 'move', ...job } as Json,
      name: `${job.game}, ${job.level}`,
      patience: this.patience[job.level],
      // Legality never depends on what the seat cannot see: the view is enough to judge.
      accept: answer => ('move' in answer ? checkMove(game, job.view, job.seat, answer.move) : SOMETHING_ELSE),
    }
    const found = await this.give(wanted)
    return found ? found.value : this.home.choose(job, urgency)
  }

  async judge(job: Omit<JudgeJob, 'task'>): Promise<Slip | null> {
    const game = await gameOf(job)
    const { seat, view } = job
    const wanted: Wanted<Slip | null> = {
      queue: queueOf('others', job.game, job.rulesVersion),
      job: { task: 'judge', ...job, move: { ...job.move } } as Json,
      name: `${job.game}, analysis`,
      patience: JUDGING_MS,
      accept(answer) {
        if (!('slip' in answer)) return SOMETHING_ELSE
        if (answer.slip === null) return ok(null)
        const better = checkMove(game, view, seat, answer.slip.better)
        return better.ok ? ok({ seat, better: better.value, cost: answer.slip.cost }) : better
      },
    }
    const found = await this.give(wanted)
    return found ? found.value : this.home.judge(job)
  }

  /** Asks one worker after another; null if it is better done at home. */
  private async give<T>(wanted: Wanted<T>): Promise<{ readonly value: T } | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = await this.ask(wanted)
      if (typeof answer !== 'string') return answer
      if (answer === 'nobody') break
    }
    return null
  }

  private async ask<T>({ queue, job, name, patience, accept }: Wanted<T>): Promise<{ readonly value: T } | Outcome> {
    const done = await this.bus.request(queue, job, patience)
    if (!done.ok) return this.tell(done.error, '')
    const answer = readAnswer(done.value)
    if ('busy' in answer) return this.tell('busy', '')
    if ('failed' in answer) return this.tell('failed', answer.failed)
    const accepted = accept(answer)
    if (!accepted.ok) return this.tell('refused', `${name}: ${accepted.error.code}`)
    this.tell('done', '')
    return accepted
  }

  private tell(outcome: Outcome, why: string): Outcome {
    this.report(outcome, why)
    return outcome
  }
}
