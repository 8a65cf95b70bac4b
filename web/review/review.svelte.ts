import { ITERATIONS, type Judged, type MatchRecord } from '../../bots/advice/analyse.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import { isGameId } from '../../games/registry.ts'
import type { Move } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { positionAt } from '../../kernel/replay.ts'
import type { Seat } from '../../kernel/seat.ts'
import { PoolClosed, WorkerPool } from '../advice/worker-pool.ts'
import { startPool } from '../bots/pool.ts'
import type { TableSession } from '../table/contract.ts'
import { freshLook } from './fresh-look.ts'
import { storyOf } from './story.ts'
import { type CostlyMove, costlyMoves } from './summary.ts'
import { TrySource } from './try-source.svelte.ts'

/** A review of a match: rated move by move, told as a story, with slips to retry. Lasts as long as its table. */
export class Review {
  readonly session: TableSession
  readonly record: MatchRecord
  /** The position being retried, laid on the table. */
  trial = $state.raw<{ readonly slip: CostlyMove; readonly source: TrySource } | null>(null)
  judged = $state.raw<readonly Judged[]>([])
  doing = $state<'nothing' | 'club' | 'page' | 'stopped' | 'failed'>('nothing')
  /** The club was asked, and declined. */
  declined = $state(false)
  /** Whether there is an analysis is not known yet. */
  opening = $state(true)

  private pool: WorkerPool | null = null
  private judges: BotPool | null = null
  private readonly leaving = new AbortController()

  constructor(session: TableSession, record: MatchRecord) {
    this.session = session
    this.record = record
    this.seats = session.seats
    void this.open()
  }

  readonly seats: TableSession['seats']

  get all(): number {
    return this.record.log.length + 1
  }
  readonly isWhole = $derived.by(() => this.judged.length === this.all)
  readonly story = $derived.by(() => {
    const { outcome, words } = this.session
    const labelOf = (source: string): string => words.heading?.(source) ?? words.source(source)
    return this.isWhole ? storyOf(this.judged, outcome, labelOf) : null
  })
  readonly slips = $derived.by(() => costlyMoves(this.judged, this.mine))
  readonly othersSlips = $derived.by(() => costlyMoves(this.judged, seat => !this.mine(seat)))

  /** Whose moves count as one's own; where no player is known, everybody's except the bots'. */
  private readonly mine = (seat: Seat): boolean => {
    const kinds = this.seats.map(({ kind }) => kind)
    return kinds.includes('you') ? kinds[seat] === 'you' : kinds[seat] !== 'bot'
  }

  private async open(): Promise<void> {
    this.judged = (await this.session.actions?.analysis?.load()) ?? []
    // Somebody may have asked the club for it already.
    if (!this.isWhole) await this.follow(false)
    this.opening = false
  }

  async start(): Promise<void> {
    this.doing = 'club'
    this.declined = this.session.actions?.clubAnalysis !== undefined && !(await this.follow(true))
    if (!this.leaving.signal.aborted && !this.isWhole) await this.judgeHere()
  }

  /** True if the club has made the analysis. */
  private async follow(begin: boolean): Promise<boolean> {
    const told = (judged: readonly Judged[]): void => {
      this.judged = judged
      this.doing = 'club'
      this.opening = false
    }
    const found = await this.session.actions?.clubAnalysis?.follow(begin, told, this.leaving.signal)
    this.doing = 'nothing'
    return found ?? false
  }

  private async judgeHere(): Promise<void> {
    const { id: game, rulesVersion } = this.session.game.facts
    const { record } = this
    if (!isGameId(game)) return
    const found: Judged[] = []
    this.doing = 'page'
    this.judged = found
    this.pool = new WorkerPool()
    const parts = this.pool.size
    try {
      await this.pool.askAll(
        'analyse',
        part => ({ game, rulesVersion, record, thoroughness: { iterations: ITERATIONS, part, parts } }),
        told => {
          found.push(told)
          this.judged = found.toSorted((a, b) => a.step - b.step)
        },
      )
      this.doing = 'nothing'
      await this.session.actions?.analysis?.save(this.judged)
    } catch (error) {
      if (error instanceof PoolClosed) return
      this.doing = 'failed'
    } finally {
      this.endPool()
    }
  }

  stop(): void {
    this.endPool()
    this.judged = []
    this.doing = 'stopped'
  }

  private endPool(): void {
    this.pool?.close()
    this.pool = null
  }

  /** Lays the position before a slip on the table, as its player saw it. */
  tryAgain(slip: CostlyMove): void {
    const { session, record, seats } = this
    const { step, seat } = slip
    const until = { setup: record.setup, log: record.log.slice(0, step - 1) }
    this.judges ??= startPool()
    const judges = this.judges
    const judge = (move: Move) => freshLook(judges, session.game.facts, until, seat, move, slip)
    const source = new TrySource({ game: session.game, until, seat, seats, judge })
    this.trial = { slip, source }
    session.lay(source)
  }

  /** The next of one's own slips, in the order of the match. */
  get next(): CostlyMove | undefined {
    const { trial } = this
    return trial ? this.slips.toSorted((a, b) => a.step - b.step).find(({ step }) => step > trial.slip.step) : undefined
  }

  endTrial(): void {
    const { trial } = this
    this.trial = null
    this.session.lay(null)
    if (trial) this.session.goTo(trial.slip.step - 1)
  }

  playedAt(step: number): Move {
    return elementAt(this.record.log, step - 1).move
  }

  /** As its player would have read it. */
  inWords(step: number, seat: Seat, move: Move): string {
    const { game, words } = this.session
    const before = positionAt(game, this.record.setup, this.record.log, step - 1)
    return words.move(move, game.view(before, seat), seat)
  }

  close(): void {
    this.leaving.abort()
    this.endPool()
    void this.judges?.close()
    if (this.trial) this.session.lay(null)
  }
}
