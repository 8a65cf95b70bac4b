import type { Judged } from '../../bots/advice/analyse.ts'
import type { JudgeJob, MoveJob, Urgency } from '../../bots/pool/jobs.ts'
import type { BotName } from '../../bots/registry.ts'
import { loadRules } from '../../games/registry.ts'
import type { Game, Move } from '../../kernel/game.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { checkMove } from '../../kernel/match.ts'
import { positionAt } from '../../kernel/replay.ts'
import type { Bus, Sendable } from '../bus/bus.ts'
import type { BotService } from './bot-service.ts'
import { queueOf, type ReadAnswer, readAnswer } from './queues.ts'

/** `refused`: the answer was not a legal move. */
export const OUTCOMES = ['done', 'nobody', 'busy', 'too-late', 'failed', 'refused'] as const
export type JobOutcome = (typeof OUTCOMES)[number]

/** For a bot's move, and for judging a move of a finished match. */
export type Patience = Readonly<Record<BotName | 'judge', number>>

/** How long to wait for a worker. A dead one never answers, so another is asked. */
export const PATIENCE_MS: Patience = {
  random: 2000,
  greedy: 2000,
  novice: 2000,
  steady: 2000,
  sharp: 3000,
  expert: 4000,
  master: 5000,
  judge: 8000,
}

/** After this many workers this process does the job. */
const ATTEMPTS = 3

/** The most remote moves at a time for one owner; further ones queue in this process. */
const MOST_AWAY = 4

/** A remote job and how to read its answer. */
interface Wanted<T> {
  readonly queue: string
  readonly job: Sendable
  /** For the report, if it is refused. */
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

/** Sends jobs to workers. This process does them if no worker takes them or the answer is bad. */
export class RemoteBotService implements BotService {
  private readonly bus: Bus
  private readonly home: BotService
  private readonly report: (outcome: JobOutcome, why: string) => void
  private readonly patience: Patience
  private readonly away = new Map<string, number>()

  constructor(
    bus: Bus,
    home: BotService,
    report: (outcome: JobOutcome, why: string) => void,
    patience: Patience = PATIENCE_MS,
  ) {
    this.bus = bus
    this.home = home
    this.report = report
    this.patience = patience
  }

  async choose(job: Omit<MoveJob, 'task'>, urgency: Urgency, owner = ''): Promise<Move> {
    const atHome = () => this.home.choose(job, urgency, owner)
    const game = await gameOf(job)
    if ((this.away.get(owner) ?? 0) >= MOST_AWAY) return atHome()
    const wanted: Wanted<Move> = {
      queue: queueOf(urgency, job.game, job.rulesVersion),
      job: { task: 'move', ...job },
      name: `${job.game}, ${job.level}`,
      patience: this.patience[job.level],
      // Legality never depends on what the seat cannot see, so the view is enough to check.
      accept: answer => ('move' in answer ? checkMove(game, job.view, job.seat, answer.move) : SOMETHING_ELSE),
    }
    this.away.set(owner, (this.away.get(owner) ?? 0) + 1)
    const found = await this.give(wanted).finally(() => this.isBack(owner))
    return found ? found.value : atHome()
  }

  private isBack(owner: string): void {
    const left = (this.away.get(owner) ?? 1) - 1
    if (left > 0) this.away.set(owner, left)
    else this.away.delete(owner)
  }

  async judge(job: Omit<JudgeJob, 'task'>): Promise<Judged> {
    const game = await gameOf(job)
    const { setup, log } = job.record
    const wanted: Wanted<Judged> = {
      queue: queueOf('others', job.game, job.rulesVersion),
      job: { task: 'judge', ...job, record: { setup, log } },
      name: `${job.game}, analysis`,
      patience: this.patience.judge,
      accept(answer) {
        if (!('judged' in answer) || answer.judged.chances.length !== setup.seats) return SOMETHING_ELSE
        const { chances, slip } = answer.judged
        if (!slip) return ok({ step: log.length, chances, slip })
        if (log.length === 0) return SOMETHING_ELSE
        const { seat } = elementAt(log, log.length - 1)
        const better = checkMove(game, positionAt(game, setup, log, log.length - 1), seat, slip.better)
        return better.ok
          ? ok({ step: log.length, chances, slip: { seat, better: better.value, cost: slip.cost } })
          : better
      },
    }
    const found = await this.give(wanted)
    return found ? found.value : this.home.judge(job)
  }

  /** Asks one worker after another; `null` if this process should do it. */
  private async give<T>(wanted: Wanted<T>): Promise<{ readonly value: T } | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = await this.ask(wanted)
      if (typeof answer !== 'string') return answer
      if (answer === 'nobody') break
    }
    return null
  }

  private async ask<T>({ queue, job, name, patience, accept }: Wanted<T>): Promise<{ readonly value: T } | JobOutcome> {
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

  private tell(outcome: JobOutcome, why: string): JobOutcome {
    this.report(outcome, why)
    return outcome
  }
}
