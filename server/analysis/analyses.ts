import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Judged, MatchRecord } from '../../bots/advice/analyse.ts'
import { isGameId, loadRules } from '../../games/registry.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { GameModule } from '../../kernel/module.ts'
import type { MatchAnalysis } from '../../wire/analysis.ts'
import type { Fault } from '../../wire/faults.ts'
import type { Thinker } from '../bots/thinker.ts'
import type { Pace } from '../config.ts'
import { Buckets } from '../net/bucket.ts'
import type { AnalysisRow } from '../store/analysis-store.ts'
import type { Store } from '../store/store.ts'
import type { Hall } from '../tables/hall.ts'
import { Analysis } from './analysis.ts'

/** So many matches are judged at a time; whoever asks for more is told that the server is busy. */
const AT_ONCE = 2
/** How often it is written down how far an analysis has come, and how long a silent server is taken to be at it. */
const NOTE_MS = 1000
const SILENCE_MS = 10_000

export interface AnalysesParts {
  readonly store: Store
  readonly hall: Hall
  readonly bots: Thinker
  readonly now: () => number
  /** How often one person may ask for one. */
  readonly pace: Pace
  readonly failed: (error: unknown) => void
}

const NONE: MatchAnalysis = { state: 'none', steps: 0, judged: [] }
const BEGINNING: MatchAnalysis = { ...NONE, state: 'work' }

/**
 * Analyses of matches that are over: each is made once, by the server that was asked, and kept with the match. Another
 * server goes on with what one that has gone has left, as soon as anybody looks.
 */
export class Analyses {
  private readonly parts: AnalysesParts
  private readonly me = randomUUID()
  private readonly asked: Buckets
  /** The tables whose matches are being judged here, or are about to be. */
  private readonly taken = new Set<string>()
  private readonly open = new Map<Analysis, Promise<void>>()
  private stopped = false

  constructor(parts: AnalysesParts) {
    this.parts = parts
    this.asked = new Buckets(parts.pace)
  }

  /** How many are being made here. */
  get size(): number {
    return this.taken.size
  }

  /** How far it has come. */
  async look(id: string): Promise<MatchAnalysis> {
    const row = await this.parts.store.analyses.of(id)
    if (!row) return this.taken.has(id) ? BEGINNING : NONE
    const isLeft = row.until !== null && row.until <= this.parts.now() && !this.taken.has(id)
    if (!isLeft || this.isBusy) return this.describe(row)
    const begun = await this.begin(id)
    return begun.ok ? begun.value : this.describe(row)
  }

  /** Begins it, unless it is made already. */
  async ask(id: string, personId: string): Promise<Result<MatchAnalysis, Fault>> {
    const known = await this.look(id)
    if (known.state !== 'none') return ok(known)
    if (this.isBusy) return err('busy')
    if (!this.asked.take(personId)) return err('too-fast')
    return this.begin(id)
  }

  /** What is unfinished is left to others at once. */
  async stop(): Promise<void> {
    this.stopped = true
    for (const analysis of this.open.keys()) analysis.stop()
    await Promise.all(this.open.values())
  }

  private get isBusy(): boolean {
    return this.stopped || this.taken.size >= AT_ONCE
  }

  private async begin(id: string): Promise<Result<MatchAnalysis, Fault>> {
    if (this.taken.has(id)) return ok(BEGINNING)
    // The place is taken before anything is waited for.
    this.taken.add(id)
    let kept: Promise<void> | null = null
    try {
      const found = await this.matchOf(id)
      if (typeof found === 'string') return err(found)
      const { module, record } = found
      const { row, isOurs } = await this.claim(id, record.log.length + 1)
      if (!isOurs) return ok(this.describe(row))
      const { bots, failed } = this.parts
      if (this.stopped) return err('busy')
      const analysis = new Analysis({ module, record, bots, failed }, judgedIn(row))
      analysis.begin()
      kept = this.keep(analysis, row).finally(() => {
        this.open.delete(analysis)
        this.taken.delete(id)
      })
      this.open.set(analysis, kept)
      return ok(this.describe(row))
    } finally {
      if (!kept) this.taken.delete(id)
    }
  }

  private async matchOf(id: string): Promise<{ readonly module: GameModule; readonly record: MatchRecord } | Fault> {
    const table = await this.parts.hall.visit(id)
    if (typeof table === 'string') return table
    const { course, shown } = table.live
    if (!shown.over) return 'not-over'
    const { game, rules_version } = table.row
    const module = isGameId(game) ? await loadRules(game, rules_version) : null
    return module ? { module, record: { setup: course.match.setup, log: course.match.log } } : 'other-rules'
  }

  /** The row as it is then: ours, or that of whoever was quicker. */
  private async claim(id: string, steps: number): Promise<{ readonly row: AnalysisRow; readonly isOurs: boolean }> {
    const { store, now } = this.parts
    const wanted: AnalysisRow = { table_id: id, steps, judged: '[]', by: this.me, until: now() + SILENCE_MS }
    const isOurs = await store.analyses.claim(wanted, now())
    return { row: (await store.analyses.of(id)) ?? wanted, isOurs }
  }

  /** Writes down again and again how far it has come, until it is whole, stopped, or another server's. */
  private async keep(analysis: Analysis, row: AnalysisRow): Promise<void> {
    let ended: boolean | null = null
    while (ended === null) {
      ended = await Promise.race([analysis.ended, sleep(NOTE_MS, null, { ref: false })])
      const until = ended === null ? this.parts.now() + SILENCE_MS : ended ? null : 0
      const judged = JSON.stringify(analysis.judged.toSorted((a, b) => a.step - b.step))
      // What cannot be stored now is stored later, or found again by whoever looks.
      const ours = await this.parts.store.analyses.note({ ...row, judged, until }).catch((error: unknown) => {
        this.parts.failed(error)
        return true
      })
      if (!ours) return analysis.stop()
    }
  }

  private describe(row: AnalysisRow): MatchAnalysis {
    const isGoingOn = this.taken.has(row.table_id) || (row.until ?? 0) > this.parts.now()
    const state = row.until === null ? 'whole' : isGoingOn ? 'work' : 'none'
    return { state, steps: row.steps, judged: judgedIn(row) }
  }
}

const judgedIn = ({ judged }: AnalysisRow): readonly Judged[] => JSON.parse(judged)
