import type { Game, Position } from '../../kernel/game.ts'
import { sameJson } from '../../kernel/json.ts'
import type { UndoBar } from '../../kernel/match.ts'
import { diff, type Patch } from '../../kernel/patch.ts'
import type { Viewer } from '../../kernel/seat.ts'
import type { Envelope, PlayState, PublicAct, ViewEnvelope } from '../../wire/sent.ts'
import type { Act } from './act.ts'
import { happenAgain } from './course.ts'
import { type LiveTable, type Moment, momentOf, type Told } from './live-table.ts'
import { beginAgain } from './open-table.ts'
import { Story } from './story.ts'

export type Send = (envelope: Envelope) => void

/**
 * Shows a table to everybody who looks at it, each as they may see it. Nothing of a match leaves the server but through
 * here, where every view and event is masked.
 */
export class Gallery {
  private readonly table: LiveTable
  private readonly delay: number
  private readonly startedAt: number
  private readonly story: Story
  private readonly audiences = new Map<Viewer, Audience>()

  constructor(table: LiveTable, startedAt: number) {
    this.table = table
    this.delay = table.course.settings.delay
    this.startedAt = startedAt
    this.story = new Story(table)
    table.listen(told => {
      this.story.tell(told)
      const made: Envelope[] = []
      for (const audience of this.audiences.values()) audience.show(told, made)
    })
  }

  /** Sends the present view at once and everything from now on; call the result to leave. */
  enter(viewer: Viewer, since: number | undefined, send: Send): () => void {
    return this.audienceOf(viewer).enter(since, send)
  }

  /** The present, for somebody who does not stay. */
  view(viewer: Viewer): ViewEnvelope {
    return this.audienceOf(viewer).whole(undefined)
  }

  /** The position after `at` moves; null if there are not so many yet. */
  look(viewer: Viewer, at: number): Position | null {
    return this.audienceOf(viewer).look(at)
  }

  get isEmpty(): boolean {
    return [...this.audiences.values()].every(audience => audience.isEmpty)
  }

  private audienceOf(viewer: Viewer): Audience {
    const known = this.audiences.get(viewer)
    if (known) return known
    const audience =
      viewer === null && this.delay > 0
        ? new LateAudience(this.table, this.delay, this.startedAt)
        : new Audience(this.table, viewer, this.story, this.table.shown)
    this.audiences.set(viewer, audience)
    return audience
  }
}

/** All who see the table alike: one view is made for all of them. */
class Audience {
  protected readonly table: LiveTable
  protected readonly story: Story
  protected moment: Moment
  private readonly game: Game
  private readonly viewer: Viewer
  private readonly members = new Set<Send>()

  constructor(table: LiveTable, viewer: Viewer, story: Story, moment: Moment) {
    this.table = table
    this.game = table.course.match.game
    this.viewer = viewer
    this.story = story
    this.moment = moment
  }

  get isEmpty(): boolean {
    return this.members.size === 0
  }

  enter(since: number | undefined, send: Send): () => void {
    this.members.add(send)
    send(this.whole(since))
    return () => {
      this.members.delete(send)
    }
  }

  whole(since: number | undefined): ViewEnvelope {
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
      story: this.storySince(since),
    }
  }

  private storySince(since = 0): ViewEnvelope['story'] {
    const { line, moves } = this.moment
    let from = 0
    while (from < moves && line[from] <= since) from++
    return { from, steps: this.story.steps(this.moment, from, this.viewer) }
  }

  look(at: number): Position | null {
    if (at > this.moment.moves) return null
    return this.game.view(this.story.positionAt(this.moment, at), this.viewer)
  }

  /** Made anew each time: kept, the views of all seats would be most of what garbage has to be told from. */
  private viewOf({ position }: Moment): Position {
    return this.game.view(position, this.viewer)
  }

  /**
   * `made`: what others were sent of the same act. Who is to see the same, to the last byte, is sent the same, and it is
   * written once; no byte may tell whether it was.
   */
  show(told: Told, made: Envelope[]): void {
    if (this.members.size > 0) {
      const patch = told.change === 'same' ? null : diff(this.viewOf(this.moment), this.viewOf(told.moment))
      const mine = this.envelope(told, patch, told.act)
      const same = made.find(other => sameJson(other, mine))
      if (!same) made.push(mine)
      for (const send of this.members) send(same ?? mine)
    }
    this.moment = told.moment
  }

  private envelope({ change, events, moment }: Told, patch: Patch | null, act: Act): Envelope {
    const { number, moves } = moment
    const base = { table: this.table.id, number }
    if (act.kind === 'move')
      return {
        kind: 'step',
        ...base,
        moves,
        mover: act.seat,
        cause: act.cause as 'person' | 'bot' | 'clock',
        at: act.at,
        patch,
        events: events.map(event => this.game.mask(event, this.viewer)),
        undo: this.undoBar(moment),
        clocks: this.stateOf(moment).clocks,
      }
    const state = this.stateOf(moment)
    if (change === 'back' && act.seat !== null)
      return { kind: 'back', ...base, moves, by: act.seat, patch, undo: this.undoBar(moment), state }
    return { kind: 'state', ...base, act: publicAct(act, this.moment.state, moment.state), state }
  }

  private undoBar({ last }: Moment): UndoBar | null {
    if (!last) return 'start'
    return last.seat === this.viewer ? last.bar : 'other-moved'
  }

  protected stateOf({ state }: Moment): PlayState {
    return state
  }
}

/** Spectators who see everything some acts later than the seats, until the match is over. */
class LateAudience extends Audience {
  private readonly held: Told[]
  private readonly delay: number

  constructor(table: LiveTable, delay: number, startedAt: number) {
    const { moment, held } = heldBack(table, delay, startedAt)
    super(table, null, new Story(table), moment)
    this.held = held
    this.delay = delay
  }

  override show(told: Told, made: Envelope[]): void {
    this.held.push(told)
    const keep = told.moment.over ? 0 : this.delay
    while (this.held.length > keep) {
      const next = this.held.shift()
      if (!next) return
      this.story.tell(next)
      super.show(next, made)
    }
  }

  /** Clocks would tell of moves that are not shown yet. */
  protected override stateOf({ state }: Moment): PlayState {
    return { ...state, clocks: null }
  }
}

/** The moment that may be shown already, and what comes after it; by letting everything happen again. */
function heldBack(table: LiveTable, delay: number, startedAt: number): { moment: Moment; held: Told[] } {
  if (table.shown.over) return { moment: table.shown, held: [] }
  const course = beginAgain(table.course, startedAt)
  const acts = table.acts.slice(0, table.durable)
  let moment = momentOf(course)
  const held: Told[] = []
  for (const act of acts) {
    const effect = happenAgain(course, act)
    if (!effect) throw new Error('a table does not go the same way again')
    const told = { act, change: effect.position, events: effect.events, moment: momentOf(course), ours: false }
    if (act.number <= table.durable - delay) moment = told.moment
    else held.push(told)
  }
  return { moment, held }
}

/** What the others are told of an act; the last agreement is told as what it was about. */
function publicAct(act: Act, before: PlayState, after: PlayState): PublicAct {
  const { seat, cause, at } = act
  if (act.kind === 'move' || act.kind === 'undo') throw new Error(`${act.kind} is told otherwise`)
  if (act.kind === 'ask' || act.kind === 'agree') {
    if (!before.paused && after.paused) return { kind: 'pause', seat: after.paused.by, cause, at }
    if (before.paused && !after.paused) return { kind: 'resume', seat, cause, at }
  }
  return { kind: act.kind, seat, cause, at }
}
