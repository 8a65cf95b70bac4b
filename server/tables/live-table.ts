import type { GameEvent, Objection, Position } from '../../kernel/game.ts'
import type { UndoBar } from '../../kernel/match.ts'
import { sharing } from '../../kernel/patch.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Answer, PlayState } from '../../wire/sent.ts'
import { type MoveRow, NumberTaken, Unconfirmed } from '../store/store.ts'
import { type Act, actOf, rowOf } from './act.ts'
import type { Committer } from './committer.ts'
import { type Course, type Effect, happen, happenAgain, isOver, stateOf, storedCourse, undoBarFor } from './course.ts'
import { type Command, decide, serverObjection } from './decide.ts'

/** All that anybody may be shown of a table at one moment, before it is masked for them. */
export interface Moment {
  readonly number: number
  readonly position: Position
  /** The first `moves` acts of `line` are the moves of the match as it stood. */
  readonly line: readonly number[]
  readonly moves: number
  readonly state: PlayState
  readonly over: boolean
  /** Who moved last, and what forbids taking it back. */
  readonly last: { readonly seat: Seat; readonly bar: UndoBar | null } | null
}

/** An act, told after it is durable, never before. */
export interface Told {
  readonly act: Act
  readonly change: Effect['position']
  readonly events: readonly GameEvent[]
  readonly moment: Moment
  /** Stored by this server, not by another. */
  readonly ours: boolean
}

export type Listener = (told: Told) => void

const SNAPSHOT_EVERY = 32

const refused = (objection: Objection): Answer => ({ kind: 'refused', objection })

/**
 * One match in play. Acts are decided and done one after another in memory, stored, and only then shown.
 * If storing fails the table is `broken`: it must be opened anew from what is stored.
 */
export class LiveTable {
  readonly id: string
  readonly course: Course
  /** Every act so far, the first at index 0. */
  readonly acts: Act[]
  /** The last durable moment: all that anybody is shown. */
  shown: Moment
  broken = false
  /** When the last act was shown here. */
  lastAt = 0
  private readonly committer: Committer
  private readonly now: () => number
  private readonly listeners = new Set<Listener>()
  private readonly numbers: Map<string, number>
  private readonly unconfirmed = new Set<string>()
  private latest: Moment
  /** The storing of the latest act; those before it are decided before it. */
  private last: Promise<void> = Promise.resolve()

  constructor(
    id: string,
    course: Course,
    committer: Committer,
    { acts = [], commands = new Map(), now = Date.now }: Partial<Past> = {},
  ) {
    this.id = id
    this.course = course
    this.committer = committer
    this.now = now
    this.acts = [...acts]
    this.numbers = new Map(commands)
    this.latest = momentOf(course)
    this.shown = this.latest
  }

  /** How many acts are durable. */
  get durable(): number {
    return this.shown.number
  }

  /** Told once, when nothing more can be done here. */
  onBroken: () => void = () => {}
  private told = false

  private breaks(): void {
    this.broken = true
    if (this.told) return
    this.told = true
    this.onBroken()
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async submit(command: Command): Promise<Answer> {
    if (this.broken) return refused(serverObjection('storage'))
    const known = this.numbers.get(command.id)
    if (known !== undefined) return this.whenDurable(known)
    const decided = decide(this.course, command, this.now())
    if (!decided.ok) return refused(decided.error)

    const told = this.done(decided.value, happen(this.course, decided.value), command.id, true)
    const { act, moment } = told
    const stored = this.committer.commit(this, rowOf(this.id, command.id, act), this.snapshotAt(moment))
    this.last = stored
    try {
      await stored
    } catch (error) {
      // Another server was first, or nothing can be stored: either way memory is ahead of what is true.
      this.breaks()
      if (error instanceof Unconfirmed) this.unconfirmed.add(command.id)
      return refused(serverObjection(error instanceof NumberTaken ? 'stale' : 'storage'))
    }
    this.show(told)
    return { kind: 'accepted', number: act.number }
  }

  /** May this command have been carried out, although it was refused? */
  isUnconfirmed(command: string): boolean {
    return this.unconfirmed.has(command)
  }

  /** Was this command carried out, here or elsewhere? */
  knows(command: string): boolean {
    return this.numbers.has(command)
  }

  /** Takes in what another server has stored. While acts of our own wait to be stored, their fate decides. */
  catchUp(rows: readonly MoveRow[]): void {
    for (const row of rows) {
      if (this.broken || this.latest !== this.shown) return
      if (row.number <= this.durable) continue
      if (row.number > this.durable + 1) return
      const act = actOf(row)
      const effect = happenAgain(this.course, act)
      if (!effect) return this.breaks()
      this.show(this.done(act, effect, row.command, false))
    }
  }

  /** Remembers an act that has happened in memory. */
  private done(act: Act, { events, position: change }: Effect, command: string, ours: boolean): Told {
    const { position, state } = this.latest
    const { match } = this.course
    // Most of a position stays as it was: then so does most of every view, which is quickly seen, and little is kept that is new.
    if (change !== 'same') match.position = sharing(position, match.position)
    const moment = momentOf(this.course, isOnlyAMove(act, state) ? state : undefined)
    this.latest = moment
    this.acts.push(act)
    this.numbers.set(command, act.number)
    return { act, change, events, moment, ours }
  }

  private show(told: Told): void {
    this.shown = told.moment
    this.lastAt = this.now()
    for (const listener of this.listeners) listener(told)
  }

  /** A command sent again is answered as it was, once that is certain. */
  private async whenDurable(number: number): Promise<Answer> {
    if (this.durable < number) await this.last.catch(() => {})
    return this.broken || this.durable < number ? refused(serverObjection('storage')) : { kind: 'accepted', number }
  }

  private snapshotAt({ number, position }: Moment) {
    if (number % SNAPSHOT_EVERY !== 0) return null
    return {
      table_id: this.id,
      number,
      position: JSON.stringify(position),
      course: JSON.stringify(storedCourse(this.course)),
    }
  }
}

/** What was before a table was opened. */
export interface Past {
  readonly acts: readonly Act[]
  /** The number of every command that was carried out. */
  readonly commands: ReadonlyMap<string, number>
  readonly now: () => number
}

/** Nothing but the position can be new after it. */
const isOnlyAMove = (act: Act, { ask, clocks }: PlayState): boolean =>
  act.kind === 'move' && ask === null && clocks === null

/** `state`: if it need not be worked out. */
export function momentOf(course: Course, state?: PlayState): Moment {
  const { match, number, line } = course
  const mover = match.log.at(-1)?.seat
  return {
    number,
    position: match.position,
    line,
    moves: line.length,
    state: state ?? stateOf(course),
    over: isOver(course),
    last: mover === undefined ? null : { seat: mover, bar: undoBarFor(course, mover) },
  }
}
