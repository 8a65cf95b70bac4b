import type { GameEvent, Objection, Position } from '../../kernel/game.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { UndoBar } from '../../kernel/match.ts'
import { sharing } from '../../kernel/patch.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { CommandAnswer, PlayState } from '../../wire/server-message.ts'
import type { SnapshotRow } from '../store/engine.ts'
import type { EventRow } from '../store/store.ts'
import type { CommitQueue } from './commit-queue.ts'
import { type Command, decide, decideMoves, type MovesCommand, type Refusal, serverObjection } from './decide.ts'
import { eventOf, rowOf, type TableEvent } from './table-event.ts'
import {
  type Effect,
  isOver,
  playStateOf,
  reduce,
  reduceStored,
  storedState,
  type TableState,
  undoBarFor,
} from './table-state.ts'

/** Everything a table can show at one moment, before it is masked for a viewer. */
export interface TableMoment {
  readonly number: number
  readonly position: Position
  /** The first `moves` events of `line` are the moves of the match as it stood. */
  readonly line: readonly number[]
  readonly moves: number
  readonly playState: PlayState
  readonly over: boolean
  /** Who moved last, and what forbids undoing it. */
  readonly last: { readonly seat: Seat; readonly bar: UndoBar | null } | null
}

/** A durable event; listeners never get one before it is stored. */
export interface CommittedEvent {
  readonly event: TableEvent
  readonly change: Effect['position']
  readonly events: readonly GameEvent[]
  readonly moment: TableMoment
  /** Stored by this server, not by another. */
  readonly ours: boolean
}

export type Listener = (committed: CommittedEvent) => void

const SNAPSHOT_EVERY = 32

const refused = (objection: Objection, at?: number): CommandAnswer => ({
  kind: 'refused',
  objection,
  ...(at !== undefined && { at }),
})

/**
 * One match in play. Events are decided and applied one after another in memory, stored, and only then shown.
 * If storing fails the table is `broken` and must be reopened from the store.
 */
export class LiveTable {
  readonly id: string
  readonly state: TableState
  /** Every event so far, the first at index 0. */
  readonly eventLog: TableEvent[]
  /** The last durable moment, the only one that is shown. */
  shown: TableMoment
  broken = false
  /** When the last event was shown here. */
  lastAt = 0
  private readonly commits: CommitQueue
  private readonly now: () => number
  private readonly listeners = new Set<Listener>()
  private readonly numbers: Map<string, number>
  private readonly unconfirmed = new Set<string>()
  private latest: TableMoment
  /** The commit of the latest event; earlier ones are settled before it. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    id: string,
    state: TableState,
    commits: CommitQueue,
    { eventLog = [], commands = new Map(), now = Date.now }: Partial<Past> = {},
  ) {
    this.id = id
    this.state = state
    this.commits = commits
    this.now = now
    this.eventLog = [...eventLog]
    this.numbers = new Map(commands)
    this.latest = momentOf(state)
    this.shown = this.latest
  }

  /** How many events are durable. */
  get durable(): number {
    return this.shown.number
  }

  /** Called once, when the table breaks. */
  onBroken: () => void = () => {}
  private committed = false

  private breaks(): void {
    this.broken = true
    if (this.committed) return
    this.committed = true
    this.onBroken()
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async submit(command: Command | MovesCommand): Promise<CommandAnswer> {
    if (this.broken) return refused(serverObjection('storage'))
    const known = this.numbers.get(command.id)
    if (known !== undefined) return this.whenDurable(known)
    const decided = this.decide(command)
    if (!decided.ok) return refused(decided.error.objection, decided.error.at)

    const rows: EventRow[] = []
    let snapshot: SnapshotRow | null = null
    const committed: CommittedEvent[] = []
    for (const event of decided.value) {
      const effect = this.orBreak(() => reduce(this.state, event))
      const done = this.done(event, effect, command.id, true)
      committed.push(done)
      rows.push(rowOf(this.id, command.id, event))
      snapshot = this.snapshotAt(done.moment) ?? snapshot
    }
    const storing = this.commits.commit(this, rows, snapshot)
    this.last = storing
    const result = await storing
    if (result !== 'stored') {
      // Another server was first, or the store failed: memory is ahead of the store.
      this.breaks()
      if (result === 'unconfirmed') this.unconfirmed.add(command.id)
      return refused(serverObjection(result === 'number-taken' ? 'stale' : 'storage'))
    }
    for (const each of committed) this.show(each)
    return { kind: 'accepted', number: this.durable }
  }

  private decide(command: Command | MovesCommand): Result<readonly TableEvent[], Refusal> {
    if (command.kind === 'moves') return decideMoves(this.state, command, this.now())
    const decided = decide(this.state, command, this.now())
    return decided.ok ? ok([decided.value]) : err({ objection: decided.error })
  }

  /** Whether this command may have been carried out although it was refused. */
  isUnconfirmed(command: string): boolean {
    return this.unconfirmed.has(command)
  }

  /** Whether this command was carried out, here or elsewhere. */
  knows(command: string): boolean {
    return this.numbers.has(command)
  }

  /** Applies events stored by another server. Our own waiting events are settled first, since they may be refused. */
  catchUp(rows: readonly EventRow[]): void {
    for (const row of rows) {
      if (this.broken || this.latest !== this.shown) return
      if (row.number <= this.durable) continue
      if (row.number > this.durable + 1) return
      const event = eventOf(row)
      const effect = event && this.orBreak(() => reduceStored(this.state, event))
      if (!event || !effect) return this.breaks()
      this.show(this.done(event, effect, row.command, false))
    }
  }

  /** A bug in the rules may leave the state half changed; the store stays right. */
  private orBreak<T>(change: () => T): T {
    try {
      return change()
    } catch (error) {
      this.breaks()
      throw error
    }
  }

  private done(
    event: TableEvent,
    { events, position: change }: Effect,
    command: string,
    ours: boolean,
  ): CommittedEvent {
    const { position, playState } = this.latest
    const { match } = this.state
    // Most of a position does not change. Sharing those parts makes patches cheap to find and saves memory.
    if (change !== 'same') match.position = sharing(position, match.position)
    const moment = momentOf(this.state, isOnlyAMove(event, playState) ? playState : undefined)
    this.latest = moment
    this.eventLog.push(event)
    this.numbers.set(command, event.number)
    return { event, change, events, moment, ours }
  }

  private show(committed: CommittedEvent): void {
    this.shown = committed.moment
    this.lastAt = this.now()
    for (const listener of this.listeners) listener(committed)
  }

  /** A repeated command gets the first one's answer, once it is certain. */
  private async whenDurable(number: number): Promise<CommandAnswer> {
    if (this.durable < number) await this.last
    return this.broken || this.durable < number ? refused(serverObjection('storage')) : { kind: 'accepted', number }
  }

  private snapshotAt({ number, position }: TableMoment) {
    if (number % SNAPSHOT_EVERY !== 0) return null
    return {
      table_id: this.id,
      number,
      position: JSON.stringify(position),
      state: JSON.stringify(storedState(this.state)),
    }
  }
}

/** The state before a table was opened. */
export interface Past {
  readonly eventLog: readonly TableEvent[]
  /** The number of every command that was carried out. */
  readonly commands: ReadonlyMap<string, number>
  readonly now: () => number
}

/** Only the position can have changed. */
const isOnlyAMove = (event: TableEvent, { proposal, clocks }: PlayState): boolean =>
  event.kind === 'move' && proposal === null && clocks === null

/** `playState`: pass it if it is known already. */
export function momentOf(state: TableState, playState = playStateOf(state)): TableMoment {
  const { match, number, line } = state
  const mover = match.log.at(-1)?.seat
  return {
    number,
    position: match.position,
    line,
    moves: line.length,
    playState,
    over: isOver(state),
    last: mover === undefined ? null : { seat: mover, bar: undoBarFor(state, mover) },
  }
}
