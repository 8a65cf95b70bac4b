import type WebSocket from 'ws'
import type { Move } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Viewer } from '../../kernel/seat.ts'
import { notice } from '../../server/test/until.ts'
import type { ServerMessage } from '../../wire/server-message.ts'
import { type Guest, Watched } from './guest.ts'
import type { PlayedTable } from './tables.ts'

const AGAIN_MS = 30

/** The answer to a command. */
export interface Acknowledged {
  readonly command: string
  readonly number: number
  readonly move: Move
}

/**
 * A player who follows a table's script and does not give up: reconnects when the connection is lost, watches again
 * when something is missing, and repeats unanswered commands under the same id.
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
  /** The script position of every unanswered command. */
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

  /** Whether it has seen the last move of the script. */
  get isDone(): boolean {
    return this.watched.number >= this.table.script.moves.length
  }

  leave(): void {
    this.gone = true
    this.socket?.terminate()
  }

  /** Like a phone in a tunnel. */
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
    // A server that cannot open the table now may do so later.
    if (message.kind === 'error') setTimeout(() => this.watch(), AGAIN_MS)
    if (!this.watched.hear(message)) this.watch()
    this.shown = Math.max(this.shown, this.watched.number)
    if (message.kind === 'view' || message.kind === 'step') this.play(message.kind === 'view')
    this.onFrame(this)
    notice()
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
      // Nothing was stored: watch again and retry.
      setTimeout(() => this.watch(), AGAIN_MS)
    }
  }

  /** `again`: after a new view it is not known whether the last command arrived. */
  private play(again: boolean): void {
    const { number } = this.watched
    const next = this.table.script.moves[number]
    if (next?.seat !== this.viewer) return
    // The same move of the same seat always has the same id, so repeating it is harmless.
    const id = `m${number}`
    if (this.unanswered.has(id) && !again) return
    this.unanswered.set(id, number)
    this.say({ kind: 'move', table: this.table.id, id, seen: number, move: next.move })
  }

  private say(message: object): void {
    if (this.socket?.readyState === this.socket?.OPEN) this.socket?.send(JSON.stringify(message))
  }
}
