import type WebSocket from 'ws'
import { ethnos } from '../../../games/ethnos/index.ts'
import type { Game } from '../../../kernel/game.ts'
import type { ServerMessage } from '../../../wire/server-message.ts'
import { Guest, Watched } from '../guest.ts'

const game: Game = ethnos.game
const SEAT = 0
/** Faster than anybody plays, and within a person's budget. */
const PACE_MS = 120

/** Milliseconds from a move to its answer, and from there to the bot's move. */
export interface Waits {
  readonly move: number[]
  readonly bot: number[]
}

/** Plays Ethnos against a Steady bot all the time, one match after another. */
export class HonestPlayer {
  private readonly guest: Guest
  private readonly address: string
  private waits: Waits = { move: [], bot: [] }
  private table = ''
  private watched = new Watched()
  private socket: WebSocket | null = null
  private sentAt = 0
  private answeredAt = 0
  private commands = 0
  private timer: NodeJS.Timeout | undefined
  private isStopped = false

  constructor(address: string, number: number) {
    this.address = address
    this.guest = new Guest(`Honest ${number}`, `192.0.2.${number}`)
  }

  async begin(): Promise<this> {
    await this.guest.arrive(this.address)
    const socket = this.guest.socket(this.address)
    this.socket = socket
    socket.on('message', data => this.hear(JSON.parse(String(data)) as ServerMessage))
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    await this.sitDown()
    return this
  }

  /** The waits since the last call. */
  take(): Waits {
    const { waits } = this
    this.waits = { move: [], bot: [] }
    return waits
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
    this.socket?.terminate()
  }

  private async sitDown(): Promise<void> {
    // Nobody answers the last move of a match.
    this.answeredAt = 0
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'steady' }]
    const { id } = await this.guest.post(this.address, '/api/tables', { game: 'ethnos', seats })
    this.table = String(id)
    this.watched = new Watched()
    this.say({ kind: 'watch', table: this.table })
    await this.guest.post(this.address, `/api/tables/${this.table}/start`)
  }

  private say(message: object): void {
    this.socket?.send(JSON.stringify(message))
  }

  private hear(message: ServerMessage): void {
    if ('table' in message && message.table !== this.table) return
    const before = this.watched.number
    if (!this.watched.hear(message)) return this.say({ kind: 'watch', table: this.table })
    if (message.kind === 'answer') {
      this.waits.move.push(performance.now() - this.sentAt)
      this.answeredAt = performance.now()
    }
    if (message.kind === 'step' && message.mover !== SEAT && this.answeredAt > 0) {
      this.waits.bot.push(performance.now() - this.answeredAt)
      this.answeredAt = 0
    }
    if (this.watched.number !== before) this.playSoon()
  }

  private playSoon(): void {
    clearTimeout(this.timer)
    if (!this.isStopped) this.timer = setTimeout(() => this.play(), PACE_MS)
  }

  private play(): void {
    const { view, number } = this.watched
    if (!view) return
    const asked = game.toMove(view)
    if (asked.length === 0) return void this.sitDown().catch(() => this.playSoon())
    if (!asked.includes(SEAT)) return
    const moves = game.moves(view, SEAT)
    const move = moves[this.commands % moves.length]
    this.sentAt = performance.now()
    this.say({ kind: 'move', table: this.table, id: `h${this.commands++}`, seen: number, move })
  }
}

export function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN) * 10) / 10
}
