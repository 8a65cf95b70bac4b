import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ITERATIONS } from '../../bots/advice/analyse.ts'
import { isGameId, loadRules } from '../../games/registry.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { MatchAnalysis } from '../../wire/analysis.ts'
import type { Fault } from '../../wire/faults.ts'
import type { BotService } from '../bots/bot-service.ts'
import type { RateLimit } from '../config.ts'
import { RateLimiter } from '../net/rate-limiter.ts'
import type { ReportFailure } from '../operations/failures.ts'
import type { AnalysisRow } from '../store/analysis-store.ts'
import type { Store } from '../store/store.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { Analysis, type AnalysisParts } from './analysis.ts'

/** How many matches are judged at a time; a further request is answered with `busy`. */
const AT_ONCE = 2
/** How often new steps are stored, and after which silence a server counts as gone. */
const STORE_MS = 1000
const SILENCE_MS = 10_000

export interface AnalysesParts {
  readonly store: Store
  readonly registry: TableRegistry
  readonly bots: BotService
  readonly now: () => number
  /** How often one person may ask for one. */
  readonly limit: RateLimit
  readonly failed: ReportFailure
  readonly iterations?: number | undefined
}

const NONE: MatchAnalysis = { state: 'none', steps: 0, judged: [] }
const BEGINNING: MatchAnalysis = { ...NONE, state: 'work' }

/**
 * Analyses of finished matches. The server that was asked makes each one once and stores it with the match. If it dies,
 * another continues when somebody looks.
 */
export class Analyses {
  private readonly parts: AnalysesParts
  private readonly me = randomUUID()
  private readonly limiter: RateLimiter
  /** Tables being analysed here, or about to be. */
  private readonly taken = new Set<string>()
  private readonly open = new Map<Analysis, Promise<void>>()
  private stopped = false

  constructor(parts: AnalysesParts) {
    this.parts = parts
    this.limiter = new RateLimiter(parts.limit)
  }

  get size(): number {
    return this.taken.size
  }

  /** Its progress, and what is judged from a step on. */
  async look(id: string, from: number): Promise<MatchAnalysis> {
    const row = await this.parts.store.analyses.of(id)
    if (!row) return this.taken.has(id) ? BEGINNING : NONE
    const isLeft = row.until !== null && row.until <= this.parts.now() && !this.taken.has(id)
    if (!isLeft || this.isBusy) return this.describe(row, from)
    const begun = await this.begin(id, from)
    return begun.ok ? begun.value : this.describe(row, from)
  }

  /** Begins it unless it exists. */
  async ask(id: string, personId: string): Promise<Result<MatchAnalysis, Fault>> {
    const known = await this.look(id, 0)
    if (known.state !== 'none') return ok(known)
    if (this.isBusy) return err('busy')
    if (!this.limiter.allows(personId)) return err('too-fast')
    return this.begin(id, 0)
  }

  /** Releases unfinished analyses to other servers at once. */
  async stop(): Promise<void> {
    this.stopped = true
    for (const analysis of this.open.keys()) analysis.stop()
    await Promise.all(this.open.values())
  }

  private get isBusy(): boolean {
    return this.stopped || this.taken.size >= AT_ONCE
  }

  private async begin(id: string, from: number): Promise<Result<MatchAnalysis, Fault>> {
    if (this.taken.has(id)) return ok(BEGINNING)
    // The place is taken before the first await.
    this.taken.add(id)
    let kept: Promise<void> | null = null
    try {
      const match = await this.matchOf(id)
      if (typeof match === 'string') return err(match)
      const { store, bots, failed, iterations = ITERATIONS } = this.parts
      const { row, isOurs } = await this.claim(id, match.record.log.length + 1)
      const judged = await store.analyses.stepsFrom(id, 0)
      if (!isOurs) return ok(await this.describe(row, from))
      if (this.stopped) return err('busy')
      const analysis = new Analysis({ ...match, iterations, bots, failed }, judged.length)
      analysis.begin()
      kept = this.keep(analysis, row).finally(() => {
        this.open.delete(analysis)
        this.taken.delete(id)
      })
      this.open.set(analysis, kept)
      return ok(await this.describe(row, from))
    } finally {
      if (!kept) this.taken.delete(id)
    }
  }

  private async matchOf(id: string): Promise<Pick<AnalysisParts, 'game' | 'rulesVersion' | 'record'> | Fault> {
    const table = await this.parts.registry.open(id)
    if (typeof table === 'string') return table
    const { state, shown } = table.liveTable
    if (!shown.over) return 'not-over'
    const { game, rules_version } = table.row
    if (!isGameId(game) || !(await loadRules(game, rules_version))) return 'other-rules'
    return { game, rulesVersion: rules_version, record: { setup: state.match.setup, log: state.match.log } }
  }

  /** The row after the claim: ours, or a faster server's. */
  private async claim(id: string, steps: number): Promise<{ readonly row: AnalysisRow; readonly isOurs: boolean }> {
    const { store, now } = this.parts
    const wanted: AnalysisRow = { table_id: id, steps, by: this.me, until: now() + SILENCE_MS }
    const isOurs = await store.analyses.claim(wanted, now())
    return { row: (await store.analyses.of(id)) ?? wanted, isOurs }
  }

  /** Stores results repeatedly until it is complete, stopped, or another server's. */
  private async keep(analysis: Analysis, row: AnalysisRow): Promise<void> {
    let ended: boolean | null = null
    while (ended === null) {
      ended = await Promise.race([analysis.ended, sleep(STORE_MS, null, { ref: false })])
      const until = ended === null ? this.parts.now() + SILENCE_MS : ended ? null : 0
      const { ready } = analysis
      try {
        if (!(await this.parts.store.analyses.append({ ...row, until }, ready))) return analysis.stop()
        analysis.noteStored(ready.length)
      } catch (error) {
        // What cannot be stored now is stored with the next batch, or judged again on the next request.
        this.parts.failed(error, { operation: 'store an analysis', table: row.table_id })
      }
    }
  }

  private async describe(row: AnalysisRow, from: number): Promise<MatchAnalysis> {
    const { table_id, steps, until } = row
    const isGoingOn = this.taken.has(table_id) || (until ?? 0) > this.parts.now()
    const state = until === null ? 'whole' : isGoingOn ? 'work' : 'none'
    return { state, steps, judged: await this.parts.store.analyses.stepsFrom(table_id, from) }
  }
}
