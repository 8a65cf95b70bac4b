import { botSeed, botTaste } from '../../bots/chance.ts'
import type { Level } from '../../bots/levels.ts'
import type { Urgency } from '../../bots/pool/jobs.ts'
import type { GameId } from '../../games/registry.ts'
import { exportMatch, type MatchFile } from '../../kernel/file.ts'
import type { Move } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import type { BotService } from '../bots/bot-service.ts'
import type { ReportFailure } from '../operations/failures.ts'
import type { Store, TableRow } from '../store/store.ts'
import { Broadcaster } from './broadcaster.ts'
import { type Due, lookAgainAt, nextDue } from './due.ts'
import { recordEnd } from './ending.ts'
import type { CommittedEvent, LiveTable } from './live-table.ts'
import { botOn, isPlayedByPerson, STAND_IN } from './table-state.ts'

export interface Turn {
  readonly yours: boolean
  /** The event that made it so. */
  readonly number: number
  /** This server runs the table; others only tell their own viewers. */
  readonly inCharge: boolean
}

export interface RunnerParts {
  readonly store: Store
  readonly bots: BotService
  readonly now: () => number
  /**
   * Other servers may have the table open too. The one that stored its last event runs it; the others only step in if
   * it is silent.
   */
  readonly shared: boolean
  /** It is, or is no longer, this person's turn. */
  turn(personId: string, row: TableRow, turn: Turn): void
  remind(personId: string, row: TableRow, number: number): void
  ended(id: string): void
  readonly failed: ReportFailure
}

const LONGEST_TIMER_MS = 2 ** 31 - 1
const TRY_AGAIN_MS = 5000
/** What is due sooner is not written to the store. */
const SOON_MS = 120_000
/** How long another server may take for a bot's move, and for what is due, before it counts as gone. */
const BOT_GRACE_MS = 5000
const DUE_GRACE_MS = 500

/** Used when writing the due time failed: later than anything, so that the next event writes it. */
const NOT_KNOWN = Number.POSITIVE_INFINITY

/** Runs an open table: asks its bots, watches its clocks, notifies people of their turn, records its end. */
export class TableRunner {
  readonly liveTable: LiveTable
  readonly broadcaster: Broadcaster
  readonly row: TableRow
  /** When somebody last used the table. */
  lastUsed: number
  /** It runs nothing any more: the table must be reopened. */
  stopped = false
  private readonly parts: RunnerParts
  private file: MatchFile | null = null
  private readonly thinking = new Set<string>()
  private asked: readonly Seat[]
  private timer: NodeJS.Timeout | undefined
  private grace: NodeJS.Timeout | undefined
  private storedDue: number | null
  private inCharge: boolean

  constructor(row: TableRow, liveTable: LiveTable, parts: RunnerParts) {
    this.row = row
    this.liveTable = liveTable
    this.parts = parts
    this.broadcaster = new Broadcaster(liveTable, row.started_at ?? row.created_at)
    this.lastUsed = parts.now()
    this.storedDue = row.due_at
    this.inCharge = !parts.shared
    this.asked = this.whoIsAsked()
    liveTable.listen(committed => this.after(committed))
    this.proceed()
  }

  /** Nobody watches, no bot thinks and nothing is due soon: the table may be evicted. */
  isIdleSince(time: number): boolean {
    const due = this.dueAt()
    const busy = this.thinking.size > 0 || (due !== null && due < this.parts.now() + SOON_MS)
    return this.broadcaster.isEmpty && !busy && this.lastUsed < time
  }

  /** A lone server knows what its bots are doing. */
  private dueAt(): number | null {
    const { state } = this.liveTable
    return this.parts.shared ? lookAgainAt(state) : (nextDue(state)?.at ?? null)
  }

  /** Whether the time written for other servers has passed. */
  isNotedBefore(time: number): boolean {
    return this.storedDue !== null && this.storedDue < time
  }

  /** This server started the match: whoever moves first may not be here. */
  begin(): void {
    this.takeCharge()
    for (const seat of this.asked)
      this.ofPerson(seat, id => this.parts.turn(id, this.row, { yours: true, number: 0, inCharge: true }))
  }

  /** No other server runs the table. */
  takeCharge(): void {
    this.inCharge = true
    this.proceed()
  }

  /** Writes what is due next at these tables, all at once. Otherwise the store keeps only a lower bound. */
  static async noteDues(store: Store, tables: readonly TableRunner[]): Promise<void> {
    const late = tables.filter(table => table.storedDue !== table.dueAt())
    for (const table of late) table.storedDue = table.dueAt()
    try {
      await store.changeDues(new Map(late.map(table => [table.row.id, table.storedDue])))
    } catch (error) {
      for (const table of late) table.storedDue = NOT_KNOWN
      throw error
    }
  }

  /** The match file, with every secret: null until the match is over. */
  matchFile(names: readonly string[]): MatchFile | null {
    if (!this.liveTable.shown.over) return null
    this.file ??= exportMatch(this.liveTable.state.match, names)
    return { ...this.file, seats: names.map(name => ({ name })) }
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
    clearTimeout(this.grace)
  }

  private after({ event, ours }: CommittedEvent): void {
    this.inCharge = ours || !this.parts.shared
    this.lastUsed = this.parts.now()
    this.tellTurns(event.number)
    if (event.kind === 'remind') this.ofPerson(event.seat, id => this.parts.remind(id, this.row, event.number))
    this.proceed()
  }

  /** Does what is due now. While events wait to be stored, the last of them comes back here. */
  private proceed(): void {
    const { liveTable } = this
    if (this.stopped || liveTable.state.number !== liveTable.shown.number) return
    if (liveTable.shown.over) return this.end()
    this.moveBots()
    this.watchClock()
  }

  private whoIsAsked(): readonly Seat[] {
    const { state, shown } = this.liveTable
    return shown.over ? [] : state.match.game.toMove(shown.position)
  }

  /** `number` is the event that made it so. */
  private tellTurns(number: number): void {
    const { asked: before, inCharge } = this
    this.asked = this.whoIsAsked()
    for (const seat of before)
      if (!this.asked.includes(seat))
        this.ofPerson(seat, id => this.parts.turn(id, this.row, { yours: false, number, inCharge }))
    for (const seat of this.asked)
      if (!before.includes(seat))
        this.ofPerson(seat, id => this.parts.turn(id, this.row, { yours: true, number, inCharge }))
  }

  private ofPerson(seat: Seat, record: (personId: string) => void): void {
    const { state } = this.liveTable
    const holder = elementAt(state.holders, seat)
    if (holder.kind === 'person' && elementAt(state.seats, seat).standIn === null) record(holder.id)
  }

  private moveBots(): void {
    const { state } = this.liveTable
    clearTimeout(this.grace)
    if (state.paused || !this.asked.some(seat => botOn(state, seat) !== null)) return
    const wait = this.inCharge ? 0 : state.at + BOT_GRACE_MS - this.parts.now()
    if (wait > 0) {
      this.grace = setTimeout(() => this.proceed(), wait)
      this.grace.unref()
      return
    }
    for (const seat of this.asked) {
      const level = botOn(state, seat)
      if (level) this.moveFor(seat, level, 'bot').catch(error => this.failed(error, `make a bot's move`))
    }
  }

  /** Once each time the seat is asked; others' simultaneous choices do not make it think again. */
  private async moveFor(seat: Seat, level: Level, cause: 'bot' | 'clock'): Promise<void> {
    const { liveTable, thinking } = this
    const { game } = liveTable.state.match
    const { asked, undone, turned } = liveTable.state
    const seen = game.facts.simultaneous ? Math.max(elementAt(asked, seat), undone) : turned
    const id = `${cause} ${seen} ${seat}`
    if (thinking.has(id)) return
    thinking.add(id)
    const view = game.view(liveTable.shown.position, seat)
    const { rulesVersion } = game.facts
    const { setup, log } = liveTable.state.match
    const job = {
      game: this.row.game as GameId,
      rulesVersion,
      level,
      view,
      seat,
      taste: botTaste(setup.seed, seat),
      seed: botSeed(setup.seed, log.length, seat),
    }
    const move: Move | null = await this.parts.bots.choose(job, this.urgency, this.row.host_id).catch(error => {
      this.failed(error, 'ask a bot for its move')
      return null
    })
    thinking.delete(id)
    if (this.stopped) return
    if (!move) return this.tryAgain()
    const answer = await liveTable.submit({ kind: 'move', id, seat, seen, move, cause })
    if (answer.kind === 'refused' && answer.objection.rule !== 'server')
      this.failed(new Error(`the bot's move was refused: ${answer.objection.code}`), "make a bot's move")
  }

  /** Whether anybody waits for the move. */
  private get urgency(): Urgency {
    const { state } = this.liveTable
    const isPlayed = seatsOf(state.holders.length).some(seat => isPlayedByPerson(state, seat))
    return isPlayed || !this.broadcaster.isEmpty ? 'people' : 'others'
  }

  private failed(error: unknown, operation: string): void {
    const { id: table, state } = this.liveTable
    this.parts.failed(error, { operation, table, event: state.number })
  }

  private tryAgain(): void {
    setTimeout(() => this.proceed(), TRY_AGAIN_MS).unref()
  }

  private watchClock(): void {
    clearTimeout(this.timer)
    const lookAgain = this.dueAt()
    if (lookAgain !== null && (this.storedDue === null || lookAgain < this.storedDue))
      TableRunner.noteDues(this.parts.store, [this]).catch(error => this.failed(error, 'write down what is due'))
    const due = nextDue(this.liveTable.state)
    if (!due) return
    const at = due.at + (this.inCharge ? 0 : DUE_GRACE_MS)
    const wait = Math.max(0, at - this.parts.now())
    this.timer = setTimeout(() => this.timeIsUp(due, at), Math.min(wait, LONGEST_TIMER_MS))
    this.timer.unref()
  }

  private timeIsUp(due: Due, at: number): void {
    if (this.stopped) return
    if (this.parts.now() < at) return this.watchClock()
    this.doWhatIsDue(due).catch(error => this.failed(error, 'do what is due'))
  }

  private async doWhatIsDue({ seat, what }: Due): Promise<void> {
    if (what === 'move') return this.moveFor(seat, STAND_IN, 'clock')
    const { liveTable } = this
    await liveTable.submit({ kind: what, id: `clock ${liveTable.state.number} ${what}`, seat, cause: 'clock' })
  }

  private end(): void {
    clearTimeout(this.timer)
    if (this.row.state === 'over') return
    recordEnd(this.parts.store, this.row, this.liveTable.state).then(
      first => first && this.parts.ended(this.row.id),
      error => {
        this.failed(error, 'record the end of a match')
        this.tryAgain()
      },
    )
  }
}
