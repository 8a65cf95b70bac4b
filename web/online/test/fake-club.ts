import type { Move, Objection } from '../../../kernel/game.ts'
import { canUndo, type Match, playMove, undo } from '../../../kernel/match.ts'
import { diff } from '../../../kernel/patch.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { ClientMessage } from '../../../wire/client-message.ts'
import type { Cause, CommandAnswer, HistoryStep, PlayState, ServerMessage } from '../../../wire/server-message.ts'
import type { TableInfo } from '../../../wire/table.ts'
import type { Connection, ConnectionEvents, Network, SessionStatus } from '../link.svelte.ts'

export const TABLE = 'table-1'
export const ME = 'person-0'

/** A club with one table, seen from seat 0. It speaks the protocol, and answers when told to. */
export class FakeClub implements Network {
  online = true
  /** What the server says about this page's session. */
  stands: SessionStatus = 'known'
  connections = 0
  /** All messages from the page, over all connections. */
  readonly heard: ClientMessage[] = []
  readonly match: Match
  /** Commands wait for `answer` instead of being carried out at once. */
  holds = false
  refuseNext: Objection | null = null

  private readonly game
  private page: ConnectionEvents | null = null
  private readonly held: ClientMessage[] = []
  private readonly done = new Map<string, CommandAnswer>()
  private readonly history: HistoryStep[] = []
  private number = 0

  constructor(match: Match) {
    this.match = match
    this.game = match.game
  }

  isOnline = (): boolean => this.online
  standing = async (): Promise<SessionStatus> => this.stands

  connect(events: ConnectionEvents): Connection {
    this.connections++
    this.page = events
    return {
      send: data => {
        if (this.page === events) this.hear(JSON.parse(data) as ClientMessage)
      },
      close: () => {
        if (this.page === events) this.page = null
      },
    }
  }

  /** Lets the page in. */
  welcome(): void {
    this.page?.opened()
    this.tell({ kind: 'hello', you: { id: ME, name: 'Me' } as never, time: Date.now() })
  }

  /** The connection breaks; whatever was held is lost. */
  cut(code = 1006): void {
    const { page } = this
    this.page = null
    this.held.length = 0
    page?.closed(code)
  }

  tell(message: ServerMessage): void {
    this.page?.message(JSON.stringify(message))
  }

  kinds(): string[] {
    return this.heard.map(({ kind }) => kind)
  }

  private hear(message: ClientMessage): void {
    this.heard.push(message)
    if (message.kind === 'watch') this.show()
    else if (message.kind === 'move' || message.kind === 'moves' || message.kind === 'undo') {
      if (this.holds) this.held.push(message)
      else this.obey(message)
    } else if (message.kind === 'look')
      this.tell({
        kind: 'look',
        table: TABLE,
        id: message.id,
        moves: message.moves,
        view: this.game.view(this.match.position, 0),
      })
  }

  /** Carries out and answers what was held. */
  answer(): void {
    this.holds = false
    for (const message of this.held.splice(0)) this.obey(message)
  }

  private obey(message: ClientMessage): void {
    if (message.kind !== 'move' && message.kind !== 'moves' && message.kind !== 'undo') return
    const known = this.done.get(message.id)
    const answer = known ?? this.decide(message)
    this.done.set(message.id, answer)
    this.tell({ kind: 'answer', id: message.id, answer })
  }

  private decide(message: ClientMessage & { kind: 'move' | 'moves' | 'undo' }): CommandAnswer {
    const objection = this.refuseNext
    this.refuseNext = null
    if (objection) return { kind: 'refused', objection }
    if (message.kind === 'undo') return this.takeBack()
    const moves = message.kind === 'move' ? [message.move] : message.moves
    for (const move of moves) {
      const refused = this.move(0, move as Move)
      if (refused) return { kind: 'refused', objection: refused }
    }
    return { kind: 'accepted', number: this.number }
  }

  /** A move of any seat, sent to the page. */
  move(seat: Seat, move: Move, cause: Cause = 'person'): Objection | null {
    const before = this.game.view(this.match.position, 0)
    const played = playMove(this.match, seat, move)
    if (!played.ok) return played.error
    const events = played.value.events.map(event => this.game.mask(event, 0))
    this.history.push({ mover: seat, cause, at: 0, events })
    const patch = diff(before, this.game.view(this.match.position, 0))
    const { length: moves } = this.match.log
    this.tell({
      kind: 'step',
      table: TABLE,
      number: ++this.number,
      moves,
      mover: seat,
      cause,
      at: 0,
      patch,
      events,
      undo: this.undoBar(),
      clocks: null,
    })
    return null
  }

  private takeBack(): CommandAnswer {
    const before = this.game.view(this.match.position, 0)
    undo(this.match, 0)
    this.history.pop()
    const patch = diff(before, this.game.view(this.match.position, 0))
    const moves = this.match.log.length
    this.tell({
      kind: 'back',
      table: TABLE,
      number: ++this.number,
      moves,
      by: 0,
      patch,
      undo: this.undoBar(),
      state: this.state(),
    })
    return { kind: 'accepted', number: this.number }
  }

  /** An event beside the moves. */
  pause(): void {
    const event = { kind: 'pause', seat: 1, cause: 'person', at: 0 } as const
    this.tell({ kind: 'state', table: TABLE, number: ++this.number, event, state: this.state({ by: 1, at: 0 }) })
  }

  private undoBar() {
    return canUndo(this.match, 0) ? null : this.match.bar
  }

  private state(paused: PlayState['paused'] = null): PlayState {
    const seats = Array.from({ length: this.match.setup.seats }, () => ({
      standIn: null,
      kicked: false,
      resigned: false,
    }))
    return { seats, paused, proposal: null, clocks: null }
  }

  private show(): void {
    this.tell({
      kind: 'view',
      table: TABLE,
      number: this.number,
      moves: this.match.log.length,
      seat: 0,
      view: this.game.view(this.match.position, 0),
      undo: this.undoBar(),
      state: this.state(),
      history: { from: 0, steps: this.history },
    })
  }
}

export const info = (seats: number): TableInfo => ({
  id: TABLE,
  game: 'toy',
  rulesVersion: 1,
  options: {},
  seats: Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    ready: true,
    id: `person-${seat}`,
    name: `Player ${seat + 1}`,
  })),
  settings: {} as TableInfo['settings'],
  host: { id: ME, name: 'Me' },
  state: 'playing',
  listed: true,
  invite: null,
  commitment: '',
  seed: null,
  result: null,
  tournament: null,
  next: null,
  createdAt: 0,
  startedAt: 0,
})
