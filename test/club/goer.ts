import type WebSocket from 'ws'
import type { Game } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { ServerMessage } from '../../wire/server-message.ts'
import type { TournamentReply } from '../../wire/tournament.ts'
import { type Guest, Watched } from './guest.ts'

const AGAIN_MS = 50
/** A page asks again too, should an announcement get lost. */
const ASK_MS = 3000

/**
 * Somebody who goes to a tournament: stays connected, comes to every table of theirs, and plays legal moves until the
 * tournament is over. Reconnects when the connection is lost and repeats unanswered moves under the same id.
 */
export class Goer {
  readonly guest: Guest
  /** Every table they came to. */
  readonly tables = new Set<string>()
  isDone = false
  private readonly address: () => string
  private readonly tournament: string
  private readonly game: Game
  private readonly thinkMs: number
  private socket: WebSocket | null = null
  private table: string | null = null
  private watched = new Watched()
  private seat: number | null = null
  private sentAt = -1
  private gone = false
  private readonly timer: NodeJS.Timeout

  /** `thinkMs`: how long they think over each move. */
  constructor(guest: Guest, address: () => string, tournament: string, game: Game, thinkMs = 0) {
    this.thinkMs = thinkMs
    this.guest = guest
    this.address = address
    this.tournament = tournament
    this.game = game
    this.timer = setInterval(() => void this.ask(), ASK_MS)
    this.connect()
  }

  leave(): void {
    this.gone = true
    clearInterval(this.timer)
    this.socket?.terminate()
  }

  private connect(): void {
    if (this.gone) return
    const socket = this.guest.socket(this.address())
    this.socket = socket
    socket.on('open', () => {
      this.say({ kind: 'follow', tournament: this.tournament })
      if (this.table !== null) this.say({ kind: 'watch', table: this.table })
      void this.ask()
    })
    socket.on('message', data => this.socket === socket && this.hear(JSON.parse(String(data)) as ServerMessage))
    socket.on('error', () => {})
    socket.on('close', () => setTimeout(() => this.connect(), AGAIN_MS))
  }

  private async ask(): Promise<void> {
    const path = `/api/tournaments/${this.tournament}`
    const reply = await this.guest.get<TournamentReply>(this.address(), path).catch(() => null)
    if (!reply) return
    const { info, you } = reply
    if (info.phase === 'over') this.isDone = true
    if (you.table !== null) this.sit(you.table)
  }

  private sit(table: string): void {
    if (this.table === table) return
    if (this.table !== null) this.say({ kind: 'leave', table: this.table })
    this.table = table
    this.tables.add(table)
    this.watched = new Watched()
    this.sentAt = -1
    this.seat = null
    this.say({ kind: 'watch', table })
  }

  private hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'seated':
        if (message.waiting && message.tournament === this.tournament) this.sit(message.table)
        return
      case 'tournament':
        if (this.table === null) void this.ask()
        return
      case 'table':
        if (message.table.id === this.table && message.table.state === 'over') void this.ask()
        return
      case 'answer':
        if (message.answer.kind === 'refused') this.watchAgain()
        return
      case 'error':
        setTimeout(() => this.watchAgain(), AGAIN_MS)
        return
      case 'view':
        if (message.table !== this.table) return
        this.seat = message.seat
        this.sentAt = -1
        break
      case 'step':
      case 'back':
      case 'state':
        if (message.table !== this.table) return
        break
      default:
        return
    }
    if (this.watched.hear(message)) this.play()
    else this.watchAgain()
  }

  private watchAgain(): void {
    if (this.table !== null) this.say({ kind: 'watch', table: this.table })
  }

  private play(): void {
    const { seat, watched, game } = this
    if (seat === null || watched.view === null || this.sentAt === watched.number) return
    if (!game.toMove(watched.view).includes(seat as never)) return
    const moves = game.moves(watched.view, seat as never)
    const move = elementAt(moves, (watched.number * 7 + seat) % moves.length)
    this.sentAt = watched.number
    const message = { kind: 'move', table: this.table, id: `m${watched.number}`, seen: watched.number, move }
    if (this.thinkMs > 0) setTimeout(() => this.say(message), this.thinkMs)
    else this.say(message)
  }

  private say(message: object): void {
    if (this.socket?.readyState === this.socket?.OPEN) this.socket?.send(JSON.stringify(message))
  }
}
