import type WebSocket from 'ws'
import type { Move } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Viewer } from '../../kernel/seat.ts'
import type { ServerMessage } from '../../wire/server-message.ts'
import { type Guest, Watched } from './guest.ts'
import type { PlayedTable } from './tables.ts'

const AGAIN_MS = 30

/** What a command was answered with. */
export interface Acknowledged {
  readonly command: string
  readonly number: number
  readonly move: Move
}

/**
 * Somebody who plays a table's script and does not give up: comes back when the connection is lost, looks again when
 * something is missing, and says again under the same id what was not answered.
 */
export class Stubborn {
  readonly table: PlayedTable
  readonly viewer: Viewer
  readonly watched = new Watched()
  readonly acknowledged: Acknowledged[] = []
  /** The highest number ever shown, whatever became of it. */
  shown = 0
  refusals: string[] = []
  private readonly guest: Guest
  private readonly address: () => string
  private readonly onFrame: (player: Stubborn) => void
  private socket: WebSocket | null = null
  /** The place in the script of every command that waits for an answer. */
  private readonly unanswered = new Map<string, number>()
  private gone = false

  constructor(
    table: PlayedTable,
    viewer: Viewer,
    guest: Guest,
    address: () => string,
    onFrame: (player: Stubborn) => void = () => {},
  ) {
    this.table = table
    this.viewer = viewer
    this.guest = guest
    this.address = address
    this.onFrame = onFrame
    this.connect()
  }

  /** Has seen the last move of the script. */
  get isDone(): boolean {
    return this.watched.number >= this.table.script.moves.length
  }

  leave(): void {
    this.gone = true
    this.socket?.terminate()
  }

  /** As a phone does in a tunnel. */
  hangUp(): void {
    this.socket?.terminate()
  }

  private connect(): void {
    if (this.gone) return
    const socket = this.guest.socket(this.address())
    this.socket = socket
    socket.on('open', () => this.watch())
    socket.on('message', data => this.socket === socket && this.hear(JSON.parse(String(data)) as ServerMessage))
    socket.on('error', () => {})
    socket.on('close', () => setTimeout(() => this.connect(), AGAIN_MS))
  }

  private watch(): void {
    this.say({ kind: 'watch', table: this.table.id })
  }

  private hear(message: ServerMessage): void {
    if (message.kind === 'answer') this.answered(message)
    // A server that cannot open the table now can do so later.
    if (message.kind === 'error') setTimeout(() => this.watch(), AGAIN_MS)
    if (!this.watched.hear(message)) this.watch()
    this.shown = Math.max(this.shown, this.watched.number)
    if (message.kind === 'view' || message.kind === 'step') this.play(message.kind === 'view')
    this.onFrame(this)
  }

  private answered({ id, answer }: ServerMessage & { kind: 'answer' }): void {
    const number = this.unanswered.get(id)
    if (number === undefined) return
    this.unanswered.delete(id)
    if (answer.kind === 'accepted') {
      this.acknowledged.push({
        command: id,
        number: answer.number,
        move: elementAt(this.table.script.moves, number).move,
      })
    } else if (answer.kind === 'refused') {
      this.refusals.push(answer.objection.code)
      // Nothing was stored: look at how things stand, and try again.
      setTimeout(() => this.watch(), AGAIN_MS)
    }
  }

  /** `again`: after a new view it is not known whether the last command arrived. */
  private play(again: boolean): void {
    const { number } = this.watched
    const next = this.table.script.moves[number]
    if (next?.seat !== this.viewer) return
    // The same move of the same seat has the same id for ever: said twice, it is done once.
    const id = `m${number}`
    if (this.unanswered.has(id) && !again) return
    this.unanswered.set(id, number)
    this.say({ kind: 'move', table: this.table.id, id, seen: number, move: next.move })
  }

  private say(message: object): void {
    if (this.socket?.readyState === this.socket?.OPEN) this.socket?.send(JSON.stringify(message))
  }
}
