import type { Position } from '../../kernel/game.ts'
import type { UndoBar } from '../../kernel/match.ts'
import { applyPatch, type Patch } from '../../kernel/patch.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { PersonRef } from '../../wire/people.ts'
import type { ChatLine, HistoryStep, PlayState, PublicEvent, ServerMessage } from '../../wire/server-message.ts'
import type { TableInfo } from '../../wire/table.ts'
import type { Link, Room } from './link.svelte.ts'

/** The match as the server last sent it, consistent at every moment. */
export interface Present {
  readonly number: number
  readonly moves: number
  readonly seat: Viewer
  readonly view: Position
  readonly undo: UndoBar | null
  readonly state: PlayState
  /** All moves that count, without those taken back. */
  readonly history: readonly HistoryStep[]
}

/** An event beside the moves, with the number of moves before it. */
export interface Aside {
  readonly event: PublicEvent
  readonly after: number
}

/** One club table as the server has sent it. Asks for all of it again if a message was missed. */
export class OnlineTable implements Room {
  readonly id: string
  info = $state.raw<TableInfo>() as TableInfo
  here = $state.raw<readonly PersonRef[]>([])
  lines = $state.raw<readonly ChatLine[]>([])
  present = $state.raw<Present | null>(null)
  asides = $state.raw<readonly Aside[]>([])
  gone = $state<'kicked' | 'closed' | null>(null)
  /** How many chat lines have been read. */
  read = $state(0)
  /** Called for every move once it is part of the match, before anything is drawn. */
  moved: ((mover: Seat, byPerson: boolean) => void) | null = null

  /** Positions already seen, by the number of moves before them. */
  private readonly views = new Map<number, Position>()
  private readonly link: Link

  constructor(info: TableInfo, link: Link) {
    this.id = info.id
    this.info = info
    this.link = link
  }

  /** The spectators. */
  readonly watching = $derived.by(() =>
    this.here.filter(({ id }) => !this.info.seats.some(holder => holder.kind === 'person' && holder.id === id)),
  )

  get known(): number | undefined {
    return this.present?.number
  }

  hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'table':
        this.info = message.table
        break
      case 'presence':
        this.here = message.here
        break
      case 'chats':
        // What was said before we came is not news.
        if (this.lines.length === 0) this.read = message.lines.length
        this.lines = message.lines
        break
      case 'chat':
        if (!this.lines.some(line => line.id === message.line.id)) this.lines = [...this.lines, message.line]
        break
      case 'chat-gone':
        this.lines = this.lines.filter(line => line.id !== message.line)
        break
      case 'view':
        this.begin(message)
        break
      case 'step':
        this.stepOn(message)
        break
      case 'back':
        this.stepBack(message)
        break
      case 'state':
        this.noteState(message)
        break
      case 'gone':
        this.gone = message.why
        break
      default:
    }
  }

  private begin(told: Extract<ServerMessage, { kind: 'view' }>): void {
    const { number, moves, seat, view, undo, state } = told
    const { from, steps } = told.history
    if (from > (this.present?.history.length ?? 0)) return this.link.watchAgain(this.id)
    // Whatever followed the part of the history that still holds may have been replaced.
    this.forget(Math.min(from, this.present?.moves ?? 0))
    if (this.present?.seat !== seat) this.views.clear()
    const history = [...(this.present?.history.slice(0, from) ?? []), ...steps]
    this.become({ number, moves, seat, view, undo, state, history })
  }

  private stepOn(step: Extract<ServerMessage, { kind: 'step' }>): void {
    const { present } = this
    if (!present || step.number <= present.number) return
    if (step.number !== present.number + 1) return this.link.watchAgain(this.id)
    const { number, moves, mover, cause, at, events, undo } = step
    this.become({
      ...present,
      number,
      moves,
      undo,
      view: patched(present.view, step.patch),
      state: { ...present.state, clocks: step.clocks },
      history: [...present.history.slice(0, moves - 1), { mover, cause, at, events }],
    })
    this.moved?.(mover, cause === 'person')
  }

  private stepBack(back: Extract<ServerMessage, { kind: 'back' }>): void {
    const { present } = this
    if (!present || back.number <= present.number) return
    if (back.number !== present.number + 1) return this.link.watchAgain(this.id)
    const { number, moves, undo, state } = back
    this.forget(moves)
    this.asides = this.asides.filter(({ after }) => after <= moves)
    const view = patched(present.view, back.patch)
    this.become({ ...present, number, moves, undo, state, view, history: present.history.slice(0, moves) })
  }

  private noteState({ number, event, state }: Extract<ServerMessage, { kind: 'state' }>): void {
    const { present } = this
    if (!present || number <= present.number) return
    if (number !== present.number + 1) return this.link.watchAgain(this.id)
    this.asides = [...this.asides, { event, after: present.moves }]
    this.present = { ...present, number, state }
  }

  private become(present: Present): void {
    this.views.set(present.moves, present.view)
    this.present = present
  }

  private forget(after: number): void {
    for (const moves of this.views.keys()) if (moves > after) this.views.delete(moves)
  }

  /** The position after that many moves, if it has been seen or fetched. */
  viewAt(moves: number): Position | undefined {
    return this.views.get(moves)
  }

  async fetchView(moves: number): Promise<void> {
    const reply = await this.link.ask({ kind: 'look', table: this.id, moves })
    if (reply.kind === 'look') this.views.set(moves, reply.view)
  }
}

const patched = (view: Position, patch: Patch | null): Position =>
  patch ? (applyPatch(view, patch) as Position) : view
