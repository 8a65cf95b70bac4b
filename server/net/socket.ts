import type { RawData, WebSocket } from 'ws'
import type { ErrorCode, FaultReply } from '../../wire/faults.ts'
import { CLOSE } from '../../wire/http.ts'
import type { Me } from '../../wire/people.ts'
import { type Said, type TableCommand, understood } from '../../wire/said.ts'
import type { Envelope } from '../../wire/sent.ts'
import type { TableInfo } from '../../wire/table.ts'
import type { Peers } from '../bus/peers.ts'
import type { Pace } from '../config.ts'
import type { Known } from '../people/people.ts'
import type { Doors } from '../tables/doors.ts'
import type { Hall } from '../tables/hall.ts'
import type { Unopened } from '../tables/open-table.ts'
import { infoOf, seatOf } from '../tables/table-info.ts'
import { Bucket } from './bucket.ts'
import type { Chat } from './chat.ts'
import type { Lobby } from './lobby.ts'
import type { Outbox } from './outbox.ts'
import type { Member, Rooms } from './rooms.ts'

export interface SocketParts {
  readonly hall: Hall
  /** Null for a server that is alone. */
  readonly peers: Peers | null
  readonly doors: Doors
  readonly rooms: Rooms
  readonly chat: Chat
  readonly lobby: Lobby
  readonly pace: Pace
}

interface Watching {
  leaveRoom(): void
  /** Null until the match is shown. */
  leaveGallery: (() => void) | null
}

/** One connection: hears commands, answers each, and sends what its person may see. */
export class Connection implements Member {
  readonly id: string
  readonly name: string
  readonly session: string
  private readonly admin: boolean
  private readonly part: () => void
  private readonly socket: WebSocket
  private readonly outbox: Outbox
  private readonly parts: SocketParts
  private readonly bucket: Bucket
  private readonly blocked: Set<string>
  private readonly watching = new Map<string, Watching>()

  constructor(
    socket: WebSocket,
    outbox: Outbox,
    known: Known,
    greeting: { readonly you: Me; readonly blocked: readonly string[] },
    parts: SocketParts,
  ) {
    this.socket = socket
    this.outbox = outbox
    this.id = known.person.id
    this.name = known.person.name
    this.session = known.session.id
    this.admin = known.admin
    this.parts = parts
    this.blocked = new Set(greeting.blocked)
    this.bucket = new Bucket(parts.pace.spare, parts.pace.perSecond)
    this.part = parts.rooms.join(this)
    socket.on('message', data => void this.hear(data))
    socket.on('close', () => this.goneAway())
    socket.on('error', () => socket.close())
    this.send({ kind: 'hello', you: greeting.you, time: Date.now() })
  }

  readonly send = (envelope: Envelope): void => this.outbox.send(envelope)

  hasBlocked(personId: string): boolean {
    return this.blocked.has(personId)
  }

  block(personId: string, blocked: boolean): void {
    if (blocked) this.blocked.add(personId)
    else this.blocked.delete(personId)
  }

  blockOnly(people: readonly string[]): void {
    this.blocked.clear()
    for (const person of people) this.blocked.add(person)
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  private refuse(code: ErrorCode, id: string | null = null): void {
    this.send({ kind: 'error', code, id })
  }

  private async hear(data: RawData): Promise<void> {
    if (!this.bucket.take()) {
      this.refuse('too-fast')
      this.socket.close(CLOSE.flood, 'too fast')
      return
    }
    const said = understand(data)
    if (!said) return this.refuse('not-understood')
    try {
      await this.answer(said)
    } catch {
      // Only storage fails like this; the client may try again.
      this.refuse('cannot-open', 'id' in said ? said.id : null)
    }
  }

  private async answer(said: Said): Promise<void> {
    switch (said.kind) {
      case 'ping':
        return this.send({ kind: 'answer', id: said.id, answer: { kind: 'done' } })
      case 'watch':
        return this.watch(said.table, said.since)
      case 'leave':
        return this.leave(said.table)
      case 'lobby':
        return this.visitLobby(said.on)
      case 'look':
        return this.look(said)
      case 'chat':
        return this.talk(said)
      default:
        return this.command(said)
    }
  }

  private async enter(tableId: string): Promise<TableInfo | ErrorCode> {
    const entered = await this.parts.doors.enter(tableId, this.visitor)
    return entered.ok ? infoOf(entered.value) : errorOf(entered.error)
  }

  private get visitor() {
    return { id: this.id, admin: this.admin }
  }

  private async watch(tableId: string, since: number | undefined): Promise<void> {
    this.leave(tableId)
    const info = await this.enter(tableId)
    if (typeof info === 'string') return this.refuse(info)
    if (this.socket.readyState !== this.socket.OPEN) return
    this.leave(tableId)
    this.send({ kind: 'table', table: info })
    const watching: Watching = { leaveRoom: () => {}, leaveGallery: null }
    this.watching.set(tableId, watching)
    watching.leaveRoom = this.parts.rooms.enter(tableId, this)
    this.send({ kind: 'chats', table: tableId, lines: await this.parts.chat.recent(info, this) })
    if (info.state !== 'gathering') await this.enterGallery(tableId, since)
  }

  lookAt(tableId: string, anew = false): void {
    const watching = this.watching.get(tableId)
    if (watching && (anew || !watching.leaveGallery))
      this.enterGallery(tableId, undefined).catch(() => this.refuse('cannot-open'))
  }

  private async enterGallery(tableId: string, since: number | undefined): Promise<void> {
    const watching = this.watching.get(tableId)
    const table = await this.parts.hall.visit(tableId)
    // Seen by way of another server: nobody is shown less than they know.
    if (since !== undefined) await this.parts.hall.catchUp(tableId, since)
    if (!watching || this.watching.get(tableId) !== watching) return
    // Closed before it began: there is nothing to see.
    if (table === 'unknown-table') return
    if (typeof table === 'string') return this.cannotOpen(table, tableId)
    watching.leaveGallery?.()
    watching.leaveGallery = table.gallery.enter(seatOf(table.live.course.holders, this.id), since, this.send)
  }

  /** A table of other rules than ours may be one that another server can open: then the page is sent there. */
  private async cannotOpen(why: Unopened, tableId: string, id: string | null = null): Promise<void> {
    if (why !== 'other-rules') return this.refuse(why === 'unknown-table' ? why : 'cannot-open', id)
    const info = await this.parts.hall.info(tableId)
    if (info && this.parts.peers?.canServe(info.game, info.rulesVersion))
      return this.close(CLOSE.moving, 'another server plays by these rules')
    this.refuse('other-rules', id)
  }

  private leave(tableId: string): void {
    const watching = this.watching.get(tableId)
    this.watching.delete(tableId)
    watching?.leaveGallery?.()
    watching?.leaveRoom()
  }

  expel(tableId: string, why: 'kicked' | 'closed'): void {
    if (!this.watching.has(tableId)) return
    this.leave(tableId)
    this.send({ kind: 'gone', table: tableId, why })
  }

  private goneAway(): void {
    this.part()
    for (const tableId of [...this.watching.keys()]) this.leave(tableId)
  }

  private async visitLobby(on: boolean): Promise<void> {
    this.parts.rooms.visitLobby(this, on)
    if (on) this.send({ kind: 'lobby', tables: await this.parts.lobby.tables() })
  }

  private async command({ id, table: tableId, ...wish }: TableCommand): Promise<void> {
    const table = await this.parts.hall.visit(tableId)
    if (typeof table === 'string') return this.cannotOpen(table, tableId, id)
    const seat = seatOf(table.live.course.holders, this.id)
    if (seat === null) return this.refuse('not-seated', id)
    const answer = await this.parts.hall.submit(tableId, { ...wish, id: `${this.id} ${id}`, seat, cause: 'person' })
    // No answer is honest now. The page comes back, perhaps by way of another server, and asks again under the same id.
    if (answer === 'unconfirmed') return this.close(CLOSE.moving, 'nobody knows whether it was stored')
    if (typeof answer === 'string') return this.cannotOpen(answer, tableId, id)
    this.send({ kind: 'answer', id, answer })
  }

  private async look({ id, table: tableId, at }: Said & { kind: 'look' }): Promise<void> {
    const info = await this.enter(tableId)
    if (typeof info === 'string') return this.refuse(info, id)
    const table = await this.parts.hall.visit(tableId)
    if (typeof table === 'string') return this.refuse('not-started', id)
    const view = table.gallery.look(seatOf(info.seats, this.id), at)
    if (!view) return this.refuse('no-such-step', id)
    this.send({ kind: 'look', table: tableId, id, at, view })
  }

  private async talk({ id, table: tableId, text }: Said & { kind: 'chat' }): Promise<void> {
    const info = await this.enter(tableId)
    if (typeof info === 'string') return this.refuse(info, id)
    const said = await this.parts.chat.say(info, this, id, text)
    if (!said) return this.refuse('too-fast', id)
    this.send({ kind: 'answer', id, answer: { kind: 'done' } })
  }
}

const errorOf = ({ fault }: FaultReply): ErrorCode => (fault === 'unknown-table' ? fault : 'no-entry')

function understand(data: RawData): Said | null {
  try {
    return understood(JSON.parse(String(data)))
  } catch {
    return null
  }
}
