import { setImmediate as breathe } from 'node:timers/promises'
import {
  type Choice,
  type Glance,
  glances,
  ITERATIONS,
  type Judged,
  type MatchRecord,
} from '../../bots/advice/analyse.ts'
import type { GameId } from '../../games/registry.ts'
import type { GameModule } from '../../kernel/module.ts'
import type { Thinker } from '../bots/thinker.ts'

/** So many choices of one match are looked at at a time. */
const HANDS = 4

export interface AnalysisParts {
  readonly module: GameModule
  readonly record: MatchRecord
  readonly bots: Thinker
  readonly failed: (error: unknown) => void
}

/**
 * One match that is over, judged choice by choice by whoever is idle. What is given away is what a seat saw when it
 * chose; what all cards tell is worked out here.
 */
export class Analysis {
  /** In the order in which they were found. */
  readonly judged: Judged[]
  /** True when all is judged, false if it was stopped. */
  readonly ended: Promise<boolean>
  private readonly parts: AnalysisParts
  private readonly end: (whole: boolean) => void
  private stopped = false

  /** `before`: what was judged already. */
  constructor(parts: AnalysisParts, before: readonly Judged[]) {
    this.parts = parts
    this.judged = [...before]
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.ended = promise
    this.end = resolve
  }

  begin(): void {
    const known = new Set(this.judged.map(({ step }) => step))
    const steps = glances(this.parts.module, this.parts.record)
    const hands = Array.from({ length: HANDS }, () => this.work(steps, known))
    Promise.all(hands).then(
      () => this.end(true),
      (error: unknown) => {
        this.parts.failed(error)
        this.stop()
      },
    )
  }

  /** What is being looked at comes too late. */
  stop(): void {
    this.stopped = true
    this.end(false)
  }

  private async work(steps: Iterator<Glance, void>, known: ReadonlySet<number>): Promise<void> {
    for (;;) {
      // A glance takes a moment of everybody's time: others are let through in between.
      await breathe()
      const next = steps.next()
      if (next.done || this.stopped) return
      const { step, chances, choice } = next.value
      if (known.has(step)) continue
      const slip = choice && (await this.slipIn(choice))
      if (!this.stopped) this.judged.push({ step, chances, slip })
    }
  }

  /** A choice that nobody could judge is passed over. */
  private async slipIn(choice: Choice) {
    const { id, rulesVersion } = this.parts.module.game.facts
    try {
      return await this.parts.bots.judge({ game: id as GameId, rulesVersion, ...choice, iterations: ITERATIONS })
    } catch (error) {
      if (!this.stopped) this.parts.failed(error)
      return null
    }
  }
}
