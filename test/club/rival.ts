import type WebSocket from 'ws'
import type { Move, Position } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import { notice } from '../../server/test/until.ts'
import type { CommandAnswer, ServerMessage } from '../../wire/server-message.ts'
import { Watched } from './guest.ts'
import type { PlayedTable } from './tables.ts'

/** Command ids are unique across rivals. */
let count = 0

/** Everybody at a table through one of its servers. */
export class Rival {
  private readonly watched: readonly Watched[]
  private readonly sockets: readonly WebSocket[]
  private readonly table: PlayedTable
  private readonly answers = new Map<string, (answer: CommandAnswer) => void>()

  constructor(table: PlayedTable, address: string) {
    this.table = table
    this.watched = table.guests.map(() => new Watched())
    this.sockets = table.guests.map((guest, seat) => {
      const socket = guest.socket(address)
      socket.on('open', () => socket.send(JSON.stringify({ kind: 'watch', table: table.id })))
      socket.on('message', data => this.hear(seat, JSON.parse(String(data)) as ServerMessage))
      return socket
    })
  }

  /** What everybody here has seen. */
  get number(): number {
    return Math.min(...this.watched.map(({ number }) => number))
  }

  view(seat: Seat): Position {
    const { view } = elementAt(this.watched, seat)
    if (!view) throw new Error('there is no view yet')
    return view
  }

  move(seat: Seat, seen: number, move: Move): Promise<CommandAnswer> {
    const id = `${seen} ${count++}`
    return new Promise(resolve => {
      this.answers.set(id, resolve)
      elementAt(this.sockets, seat).send(JSON.stringify({ kind: 'move', table: this.table.id, id, seen, move }))
    })
  }

  leave(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  private hear(seat: number, message: ServerMessage): void {
    elementAt(this.watched, seat).hear(message)
    if (message.kind === 'answer') this.answers.get(message.id)?.(message.answer)
    notice()
  }
}
