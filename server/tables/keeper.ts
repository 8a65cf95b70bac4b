import { randomUUID } from 'node:crypto'
import type { Level } from '../../bots/levels.ts'
import type { Urgency } from '../../bots/pool/jobs.ts'
import type { GameId } from '../../games/registry.ts'
import { exportMatch, type MatchFile } from '../../kernel/file.ts'
import type { Move } from '../../kernel/game.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import type { Thinker } from '../bots/thinker.ts'
import type { Store, TableRow } from '../store/store.ts'
import { botOn, isPlayedByPerson, STAND_IN } from './course.ts'
import { type Due, lookAgainAt, nextDue } from './due.ts'
import { recordEnd } from './ending.ts'
import { Gallery } from './gallery.ts'
import type { LiveTable, Told } from './live-table.ts'

export interface Turn {
  readonly yours: boolean
  /** The act that made it so. */
  readonly number: number
  /** Other servers tell of it only those who are at the table by way of them. */
  readonly inCharge: boolean
}

export interface KeeperParts {
  readonly store: Store
  readonly bots: Thinker
  readonly now: () => number
  /** Other servers may have the table open too: whoever stored its last act goes on at once, the others if nobody does. */
  readonly shared: boolean
  /** It is, or is no longer, this person's turn. */
  turn(personId: string, row: TableRow, turn: Turn): void
  remind(personId: string, row: TableRow, number: number): void
  ended(id: string): void
  failed(error: unknown): void
}

const LONGEST_TIMER_MS = 2 ** 31 - 1
const TRY_AGAIN_MS = 5000
/** What is due sooner is not left to the store. */
const SOON_MS = 120_000
/** How long another server may take over a bot's move, and over what is due, before it is taken to be gone. */
const BOT_GRACE_MS = 5000
const DUE_GRACE_MS = 500

/** When writing down what is due has failed: later than anything, so that it is written with the next act. */
const NOT_KNOWN = Number.POSITIVE_INFINITY

/** Keeps an open table going: its bots move, its clocks are watched, people hear that it is their turn, its end is recorded. */
export class Keeper {
  readonly live: LiveTable
  readonly gallery: Gallery
  readonly row: TableRow
  /** When somebody last had to do with the table. */
  touched: number
  /** It keeps nothing any more: the table must be opened anew. */
  stopped = false
  private readonly parts: KeeperParts
  private file: MatchFile | null = null
  private readonly thinking = new Set<string>()
  private asked: readonly Seat[]
  private timer: NodeJS.Timeout | undefined
  private grace: NodeJS.Timeout | undefined
  private storedDue: number | null
  private inCharge: boolean

  constructor(row: TableRow, live: LiveTable, parts: KeeperParts) {
    this.row = row
    this.live = live
    this.parts = parts
    this.gallery = new Gallery(live, row.started_at ?? row.created_at)
    this.touched = parts.now()
    this.storedDue = row.due_at
    this.inCharge = !parts.shared
    this.asked = this.whoIsAsked()
    live.listen(told => this.after(told))
    this.goOn()
  }

  /** Nobody looks, nobody thinks, and nothing is due soon: the table can be opened again when it is needed. */
  isIdleSince(time: number): boolean {
    const due = this.dueAt()
    const busy = this.thinking.size > 0 || (due !== null && due < this.parts.now() + SOON_MS)
    return this.gallery.isEmpty && !busy && this.touched < time
  }

  /** Alone, a server knows what its bots are doing. */
  private dueAt(): number | null {
    const { course } = this.live
    return this.parts.shared ? lookAgainAt(course) : (nextDue(course)?.at ?? null)
  }

  /** Is the time that was written down for others to look at over? */
  isNotedBefore(time: number): boolean {
    return this.storedDue !== null && this.storedDue < time
  }

  /** This server has begun the match, or found that nobody looks after it. */
  takeCharge(): void {
    this.inCharge = true
    this.goOn()
  }

  /** Writes down what is due next at these tables, all at once; otherwise only a time not later than that is kept. */
  static async noteDues(store: Store, tables: readonly Keeper[]): Promise<void> {
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
    if (!this.live.shown.over) return null
    this.file ??= exportMatch(this.live.course.match, names)
    return { ...this.file, seats: names.map(name => ({ name })) }
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
    clearTimeout(this.grace)
  }

  private after({ act, ours }: Told): void {
    this.inCharge = ours || !this.parts.shared
    this.touched = this.parts.now()
    this.tellTurns(act.number)
    if (act.kind === 'remind') this.ofPerson(act.seat, id => this.parts.remind(id, this.row, act.number))
    this.goOn()
  }

  /** What is to be done now. While acts wait to be stored, the last of them will come here again. */
  private goOn(): void {
    const { live } = this
    if (this.stopped || live.course.number !== live.shown.number) return
    if (live.shown.over) return this.end()
    this.letBotsMove()
    this.watchClock()
  }

  private whoIsAsked(): readonly Seat[] {
    const { course, shown } = this.live
    return shown.over ? [] : course.match.game.toMove(shown.position)
  }

  /** `number`: of the act that made it so. */
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

  private ofPerson(seat: Seat, tell: (personId: string) => void): void {
    const holder = this.live.course.holders[seat]
    if (holder.kind === 'person' && this.live.course.seats[seat].standIn === null) tell(holder.id)
  }

  private letBotsMove(): void {
    const { course } = this.live
    clearTimeout(this.grace)
    if (course.paused || !this.asked.some(seat => botOn(course, seat) !== null)) return
    const wait = this.inCharge ? 0 : course.at + BOT_GRACE_MS - this.parts.now()
    if (wait > 0) {
      this.grace = setTimeout(() => this.goOn(), wait)
      this.grace.unref()
      return
    }
    for (const seat of this.asked) {
      const level = botOn(course, seat)
      if (level) void this.moveFor(seat, level, 'bot')
    }
  }

  /** Once for every time the seat is asked; others' choices at the same time do not make it think again. */
  private async moveFor(seat: Seat, level: Level, cause: 'bot' | 'clock'): Promise<void> {
    const { live, thinking } = this
    const { game } = live.course.match
    const { asked, undone, turned } = live.course
    const seen = game.facts.simultaneous ? Math.max(asked[seat], undone) : turned
    const id = `${cause} ${seen} ${seat}`
    if (thinking.has(id)) return
    thinking.add(id)
    const view = game.view(live.shown.position, seat)
    const { rulesVersion } = game.facts
    const job = { game: this.row.game as GameId, rulesVersion, level, view, seat, seed: randomUUID() }
    const move: Move | null = await this.parts.bots.choose(job, this.urgency).catch(error => {
      this.parts.failed(error)
      return null
    })
    thinking.delete(id)
    if (this.stopped) return
    if (!move) return this.tryAgain()
    const answer = await live.submit({ kind: 'move', id, seat, seen, move, cause })
    if (answer.kind === 'refused' && answer.objection.rule !== 'server')
      this.parts.failed(new Error(`the bot's move at ${this.row.id} was refused: ${answer.objection.code}`))
  }

  /** Does anybody wait for the move? */
  private get urgency(): Urgency {
    const { course } = this.live
    const isPlayed = seatsOf(course.holders.length).some(seat => isPlayedByPerson(course, seat))
    return isPlayed || !this.gallery.isEmpty ? 'people' : 'others'
  }

  private tryAgain(): void {
    setTimeout(() => this.goOn(), TRY_AGAIN_MS).unref()
  }

  private watchClock(): void {
    clearTimeout(this.timer)
    const lookAgain = this.dueAt()
    if (lookAgain !== null && (this.storedDue === null || lookAgain < this.storedDue))
      Keeper.noteDues(this.parts.store, [this]).catch(this.parts.failed)
    const due = nextDue(this.live.course)
    if (!due) return
    const at = due.at + (this.inCharge ? 0 : DUE_GRACE_MS)
    const wait = Math.max(0, at - this.parts.now())
    this.timer = setTimeout(() => this.timeIsUp(due, at), Math.min(wait, LONGEST_TIMER_MS))
    this.timer.unref()
  }

  private timeIsUp(due: Due, at: number): void {
    if (this.stopped) return
    if (this.parts.now() < at) return this.watchClock()
    void this.doWhatIsDue(due)
  }

  private async doWhatIsDue({ seat, what }: Due): Promise<void> {
    if (what === 'move') return this.moveFor(seat, STAND_IN, 'clock')
    const { live } = this
    await live.submit({ kind: what, id: `clock ${live.course.number} ${what}`, seat, cause: 'clock' })
  }

  private end(): void {
    clearTimeout(this.timer)
    if (this.row.state === 'over') return
    recordEnd(this.parts.store, this.row, this.live.course).then(
      first => first && this.parts.ended(this.row.id),
      error => {
        this.parts.failed(error)
        this.tryAgain()
      },
    )
  }
}
