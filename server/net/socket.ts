import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { RawData, WebSocket } from 'ws'
import type { Config } from '../config.ts'
import type { ChatRow, Person, Store } from '../store/store.ts'
import { type Hall, seatOf } from '../tables/hall.ts'
import { Bucket } from './bucket.ts'
import type { Rooms } from './rooms.ts'
import { type ChatLine, type Envelope, type ErrorCode, type Said, SaidSchema } from './wire.ts'

/** Closed by us: the client should not simply try again. */
const CLOSE_FLOOD = 4008

/** One connection: hears commands, answers each, and sends what its person may see. */
export class Connection {
  private readonly socket: WebSocket
  private readonly person: Person
  private readonly hall: Hall
  private readonly store: Store
  private readonly rooms: Rooms
  private readonly bucket: Bucket
  private readonly watching = new Map<string, () => void>()

  constructor(
    socket: WebSocket,
    person: Person,
    parts: { hall: Hall; store: Store; rooms: Rooms; pace: Config['pace'] },
  ) {
    this.socket = socket
    this.person = person
    this.hall = parts.hall
    this.store = parts.store
    this.rooms = parts.rooms
    this.bucket = new Bucket(parts.pace.spare, parts.pace.perSecond)
    socket.on('message', data => void this.hear(data))
    socket.on('close', () => this.leaveAll())
    socket.on('error', () => socket.close())
  }

  private readonly send = (envelope: Envelope): void => {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(envelope))
  }

  private refuse(code: ErrorCode, id: string | null = null): void {
    this.send({ kind: 'error', code, id })
  }

  private async hear(data: RawData): Promise<void> {
    if (!this.bucket.take()) {
      this.refuse('too-fast')
      this.socket.close(CLOSE_FLOOD, 'too fast')
      return
    }
    const said = understand(data)
    if (!said) return this.refuse('not-understood')
    switch (said.kind) {
      case 'ping':
        return this.send({ kind: 'answer', id: said.id, answer: { kind: 'done' } })
      case 'watch':
        return this.watch(said.table)
      case 'leave':
        return this.leave(said.table)
      case 'move':
        return this.move(said)
      case 'chat':
        return this.chat(said)
    }
  }

  private async watch(id: string): Promise<void> {
    this.leave(id)
    const info = await this.hall.info(id)
    if (!info) return this.refuse('unknown-table')
    const leaveRoom = this.rooms.enter(id, this.send)
    this.watching.set(id, leaveRoom)
    this.send({ kind: 'table', table: info })
    for (const row of await this.store.chat(id, 100))
      this.send({ kind: 'chat', table: id, line: lineOf(row, info.seats) })
    if (info.state === 'gathering') return
    const table = await this.hall.visit(id)
    if (typeof table === 'string') return this.refuse('cannot-open')
    const leaveGallery = table.gallery.enter(seatOf(table.seats, this.person.id), this.send)
    this.watching.set(id, () => {
      leaveRoom()
      leaveGallery()
    })
  }

  private leave(id: string): void {
    this.watching.get(id)?.()
    this.watching.delete(id)
  }

  private leaveAll(): void {
    for (const leave of this.watching.values()) leave()
    this.watching.clear()
  }

  private async move({ id, table: tableId, seen, move }: Said & { kind: 'move' }): Promise<void> {
    const table = await this.hall.visit(tableId)
    if (typeof table === 'string') return this.refuse('unknown-table', id)
    const seat = seatOf(table.seats, this.person.id)
    if (seat === null) return this.refuse('not-seated', id)
    const answer = await table.live.submit({ id: `${this.person.id} ${id}`, seat, seen, move, cause: 'person' })
    this.send({ kind: 'answer', id, answer })
  }

  private async chat({ id, table, text }: Said & { kind: 'chat' }): Promise<void> {
    const info = await this.hall.info(table)
    if (!info) return this.refuse('unknown-table', id)
    const row: ChatRow = {
      id: randomUUID(),
      table_id: table,
      person_id: this.person.id,
      name: this.person.name,
      room: seatOf(info.seats, this.person.id) === null ? 'spectators' : 'seats',
      text,
      at: Date.now(),
    }
    await this.store.addChat(row)
    this.rooms.tell(table, { kind: 'chat', table, line: lineOf(row, info.seats) })
    this.send({ kind: 'answer', id, answer: { kind: 'done' } })
  }
}

function understand(data: RawData): Said | null {
  try {
    const said = v.safeParse(SaidSchema, JSON.parse(String(data)))
    return said.success ? said.output : null
  } catch {
    return null
  }
}

const lineOf = (row: ChatRow, seats: Parameters<typeof seatOf>[0]): ChatLine => ({
  id: row.id,
  name: row.name,
  seat: seatOf(seats, row.person_id),
  text: row.text,
  at: row.at,
})
