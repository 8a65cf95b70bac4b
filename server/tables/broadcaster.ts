import type { Game, Position } from '../../kernel/game.ts'
import { sameJson } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import type { UndoBar } from '../../kernel/match.ts'
import { diff, type Patch } from '../../kernel/patch.ts'
import type { Viewer } from '../../kernel/seat.ts'
import type { PlayState, PublicEvent, ServerMessage, ViewMessage } from '../../wire/server-message.ts'
import { type CommittedEvent, type LiveTable, momentOf, type TableMoment } from './live-table.ts'
import { MatchHistory } from './match-history.ts'
import { beginAgain } from './open-table.ts'
import type { TableEvent } from './table-event.ts'
import { reduce } from './table-state.ts'

export type Send = (message: ServerMessage) => void

/**
 * Shows a table to each viewer as they may see it. Nothing of a match leaves the server except through here, where
 * every view and event is masked.
 */
export class Broadcaster {
  private readonly table: LiveTable
  private readonly delay: number
  private readonly startedAt: number
  private readonly history: MatchHistory
  private readonly viewers = new Map<Viewer, Viewers>()

  constructor(table: LiveTable, startedAt: number) {
    this.table = table
    this.delay = table.state.settings.delay
    this.startedAt = startedAt
    this.history = new MatchHistory(table)
    table.listen(committed => {
      this.history.record(committed)
      const made: ServerMessage[] = []
      const { event } = committed
      const kicked = event.kind === 'kick' ? (this.viewers.get(event.seat)?.empty() ?? []) : []
      for (const viewers of this.viewers.values()) viewers.show(committed, made)
      // Without their seat they see what spectators see, even if the server that removed them cannot tell us so.
      for (const send of kicked) this.viewersOf(null).enter(undefined, send)
    })
  }

  /** Sends the current view at once and every change after it; call the result to leave. */
  enter(viewer: Viewer, since: number | undefined, send: Send): () => void {
    this.viewersOf(viewer).enter(since, send)
    return () => {
      for (const viewers of this.viewers.values()) viewers.leave(send)
    }
  }

  /** The current view alone, for a visitor who does not stay. */
  view(viewer: Viewer): ViewMessage {
    return this.viewersOf(viewer).whole(undefined)
  }

  /** The position after that many moves; `null` if there are fewer. */
  look(viewer: Viewer, moves: number): Position | null {
    return this.viewersOf(viewer).look(moves)
  }

  get isEmpty(): boolean {
    return [...this.viewers.values()].every(viewers => viewers.isEmpty)
  }

  private viewersOf(viewer: Viewer): Viewers {
    const known = this.viewers.get(viewer)
    if (known) return known
    const viewers =
      viewer === null && this.delay > 0
        ? new DelayedViewers(this.table, this.delay, this.startedAt)
        : new Viewers(this.table, viewer, this.history, this.table.shown)
    this.viewers.set(viewer, viewers)
    return viewers
  }
}

/** Viewers who see the same share one view. */
class Viewers {
  protected readonly table: LiveTable
  protected readonly history: MatchHistory
  protected moment: TableMoment
  private readonly game: Game
  private readonly viewer: Viewer
  private readonly members = new Set<Send>()

  constructor(table: LiveTable, viewer: Viewer, history: MatchHistory, moment: TableMoment) {
    this.table = table
    this.game = table.state.match.game
    this.viewer = viewer
    this.history = history
    this.moment = moment
  }

  get isEmpty(): boolean {
    return this.members.size === 0
  }

  enter(since: number | undefined, send: Send): void {
    this.members.add(send)
    send(this.whole(since))
  }

  leave(send: Send): void {
    this.members.delete(send)
  }

  /** Everybody leaves. */
  empty(): readonly Send[] {
    const all = [...this.members]
    this.members.clear()
    return all
  }

  whole(since: number | undefined): ViewMessage {
    const { moment } = this
    return {
      kind: 'view',
      table: this.table.id,
      number: moment.number,
      moves: moment.moves,
      seat: this.viewer,
      view: this.viewOf(moment),
      undo: this.undoBar(moment),
      state: this.stateOf(moment),
      history: this.historySince(since),
    }
  }

  private historySince(since = 0): ViewMessage['history'] {
    const { line, moves } = this.moment
    let from = 0
    while (from < moves && elementAt(line, from) <= since) from++
    return { from, steps: this.history.steps(this.moment, from, this.viewer) }
  }

  look(moves: number): Position | null {
    if (moves > this.moment.moves) return null
    return this.game.view(this.history.positionAt(this.moment, moves), this.viewer)
  }

  /** Made each time: cached views of all seats would be most of the heap that the garbage collector has to scan. */
  private viewOf({ position }: TableMoment): Position {
    return this.game.view(position, this.viewer)
  }

  /**
   * `made`: the messages already made for this event. Viewers who must see the same bytes share one message, written
   * once; nothing in it may reveal that it is shared.
   */
  show(committed: CommittedEvent, made: ServerMessage[]): void {
    if (this.members.size > 0) {
      const patch = committed.change === 'same' ? null : diff(this.viewOf(this.moment), this.viewOf(committed.moment))
      const mine = this.message(committed, patch, committed.event)
      const same = made.find(other => sameJson(other, mine))
      if (!same) made.push(mine)
      for (const send of this.members) send(same ?? mine)
    }
    this.moment = committed.moment
  }

  private message({ change, events, moment }: CommittedEvent, patch: Patch | null, event: TableEvent): ServerMessage {
    const { number, moves } = moment
    const base = { table: this.table.id, number }
    if (event.kind === 'move')
      return {
        kind: 'step',
        ...base,
        moves,
        mover: event.seat,
        cause: event.cause as 'person' | 'bot' | 'clock',
        at: event.at,
        patch,
        events: events.map(event => this.game.mask(event, this.viewer)),
        undo: this.undoBar(moment),
        clocks: this.stateOf(moment).clocks,
      }
    const state = this.stateOf(moment)
    if (change === 'back' && event.seat !== null)
      return { kind: 'back', ...base, moves, by: event.seat, patch, undo: this.undoBar(moment), state }
    return { kind: 'state', ...base, event: publicEvent(event, this.moment.playState, moment.playState), state }
  }

  private undoBar({ last }: TableMoment): UndoBar | null {
    if (!last) return 'start'
    return last.seat === this.viewer ? last.bar : 'other-moved'
  }

  protected stateOf({ playState }: TableMoment): PlayState {
    return playState
  }
}

/** Spectators of a delayed table: they see everything some events later than the seats, until the match is over. */
class DelayedViewers extends Viewers {
  private readonly held: CommittedEvent[]
  private readonly delay: number

  constructor(table: LiveTable, delay: number, startedAt: number) {
    const { moment, held } = heldBack(table, delay, startedAt)
    super(table, null, new MatchHistory(table), moment)
    this.held = held
    this.delay = delay
  }

  override show(committed: CommittedEvent, made: ServerMessage[]): void {
    this.held.push(committed)
    const keep = committed.moment.over ? 0 : this.delay
    while (this.held.length > keep) {
      const next = this.held.shift()
      if (!next) return
      this.history.record(next)
      super.show(next, made)
    }
  }

  /** No clocks: they would reveal moves that are not shown yet. */
  protected override stateOf({ playState }: TableMoment): PlayState {
    return { ...playState, clocks: null }
  }
}

/** The latest moment that may be shown and the events after it, found by replaying the match. */
function heldBack(table: LiveTable, delay: number, startedAt: number): { moment: TableMoment; held: CommittedEvent[] } {
  if (table.shown.over) return { moment: table.shown, held: [] }
  const state = beginAgain(table.state, startedAt)
  const eventLog = table.eventLog.slice(0, table.durable)
  let moment = momentOf(state)
  const held: CommittedEvent[] = []
  for (const event of eventLog) {
    const effect = reduce(state, event)
    const committed = { event, change: effect.position, events: effect.events, moment: momentOf(state), ours: false }
    if (event.number <= table.durable - delay) moment = committed.moment
    else held.push(committed)
  }
  return { moment, held }
}

/** The public form of an event. The last agreement appears as what was agreed on. */
function publicEvent(event: TableEvent, before: PlayState, after: PlayState): PublicEvent {
  const { seat, cause, at } = event
  if (event.kind === 'move' || event.kind === 'undo') throw new Error(`${event.kind} is told otherwise`)
  if (event.kind === 'propose' || event.kind === 'agree') {
    if (!before.paused && after.paused) return { kind: 'pause', seat: after.paused.by, cause, at }
    if (before.paused && !after.paused) return { kind: 'resume', seat, cause, at }
  }
  return { kind: event.kind, seat, cause, at }
}
