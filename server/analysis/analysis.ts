import type { Judged, MatchRecord } from '../../bots/advice/analyse.ts'
import type { GameId } from '../../games/registry.ts'
import type { BotService } from '../bots/bot-service.ts'
import type { ReportFailure } from '../operations/failures.ts'

/** How many moves of one match are judged at a time. */
const LANES = 4
/** A busy machine gets another chance, since the result is kept. */
const ATTEMPTS = 2

export interface AnalysisParts {
  readonly game: GameId
  readonly rulesVersion: number
  readonly record: MatchRecord
  /** Search iterations for each move. */
  readonly iterations: number
  readonly bots: Pick<BotService, 'judge'>
  readonly failed: ReportFailure
}

/** Judges a finished match move by move. Bot threads do the work; this class keeps the books. */
export class Analysis {
  /** True when all is judged, false if it was stopped. */
  readonly ended: Promise<boolean>
  private readonly parts: AnalysisParts
  private readonly end: (whole: boolean) => void
  /** Judged and not yet stored. */
  private readonly found = new Map<number, Judged>()
  private next: number
  private stored: number
  private stopped = false

  /** `stored`: how many steps were judged before. */
  constructor(parts: AnalysisParts, stored: number) {
    this.parts = parts
    this.stored = stored
    this.next = stored
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.ended = promise
    this.end = resolve
  }

  begin(): void {
    const lanes = Array.from({ length: LANES }, () => this.work())
    Promise.all(lanes).then(
      () => this.end(!this.stopped),
      () => this.stop(),
    )
  }

  /** Results still being computed are dropped. */
  stop(): void {
    this.stopped = true
    this.end(false)
  }

  /** What can be stored now: judged steps without a gap. */
  get ready(): readonly Judged[] {
    const ready: Judged[] = []
    for (;;) {
      const judged = this.found.get(this.stored + ready.length)
      if (!judged) return ready
      ready.push(judged)
    }
  }

  /** Drops the first `count`, which are stored now. */
  noteStored(count: number): void {
    for (let n = 0; n < count; n++) this.found.delete(this.stored++)
  }

  private async work(): Promise<void> {
    while (!this.stopped && this.next <= this.parts.record.log.length) {
      const step = this.next++
      this.found.set(step, await this.judge(step))
    }
  }

  /** A step that fails at every attempt ends the analysis; the next request continues there. */
  private async judge(step: number, attempts = ATTEMPTS): Promise<Judged> {
    const { game, rulesVersion, record, iterations, bots, failed } = this.parts
    const { setup, log } = record
    try {
      return await bots.judge({ game, rulesVersion, record: { setup, log: log.slice(0, step) }, iterations })
    } catch (error) {
      if (!this.stopped) failed(error, { operation: 'judge a move of a match' })
      if (this.stopped || attempts === 1) throw error
      return this.judge(step, attempts - 1)
    }
  }
}
