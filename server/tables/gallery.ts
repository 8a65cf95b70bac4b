import type { Game, GameEvent, Position } from '../../kernel/game.ts'
import { diff } from '../../kernel/patch.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Envelope } from '../net/wire.ts'
import type { LiveTable } from './live-table.ts'

export type Send = (envelope: Envelope) => void

interface Step {
  readonly number: number
  readonly mover: Seat
  readonly position: Position
  readonly events: readonly GameEvent[]
}

/**
 * Shows a table to everybody who looks at it, each as they may see it. Nothing of a match reaches a socket but through
 * here, where every view and event is masked.
 */
export class Gallery {
  private readonly table: LiveTable
  private readonly delay: number
  private readonly audiences = new Map<Viewer, Audience>()

  /** `delay`: by how many moves spectators see the match later than the seats. */
  constructor(table: LiveTable, delay: number) {
    this.table = table
    this.delay = delay
    if (delay > 0) this.audienceOf(null)
    table.listen(({ number, seat, events }) => {
      const step = { number, mover: seat, position: table.shown, events }
      for (const audience of this.audiences.values()) audience.show(step)
    })
  }

  /** Sends the present view at once and every step from now on; call the result to leave. */
  enter(viewer: Viewer, send: Send): () => void {
    return this.audienceOf(viewer).enter(send)
  }

  private audienceOf(viewer: Viewer): Audience {
    const known = this.audiences.get(viewer)
    if (known) return known
    const audience = new Audience(this.table, viewer, viewer === null ? this.delay : 0)
    this.audiences.set(viewer, audience)
    return audience
  }
}

/** All who see the table alike: one view is made for all of them. */
class Audience {
  private readonly id: string
  private readonly game: Game
  private readonly viewer: Viewer
  private readonly delay: number
  private readonly members = new Set<Send>()
  private readonly held: Step[] = []
  private view: Position
  private number: number

  constructor(table: LiveTable, viewer: Viewer, delay: number) {
    this.id = table.id
    this.game = table.match.game
    this.viewer = viewer
    this.delay = delay
    this.view = this.game.view(table.shown, viewer)
    this.number = table.durable
  }

  enter(send: Send): () => void {
    this.members.add(send)
    send({ kind: 'view', id: this.id, number: this.number, view: this.view, seat: this.viewer })
    return () => {
      this.members.delete(send)
    }
  }

  show(step: Step): void {
    this.held.push(step)
    const kept = this.game.outcome(step.position) ? 0 : this.delay
    while (this.held.length > kept) this.tell(this.held.shift() as Step)
  }

  private tell({ number, mover, position, events }: Step): void {
    const view = this.game.view(position, this.viewer)
    if (this.members.size > 0) {
      const patch = diff(this.view, view)
      const told = events.map(event => this.game.mask(event, this.viewer))
      const envelope: Envelope = { kind: 'step', id: this.id, number, mover, patch, events: told }
      for (const send of this.members) send(envelope)
    }
    this.view = view
    this.number = number
  }
}
