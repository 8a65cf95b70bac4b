import type { RawData, WebSocket } from 'ws'
import { type ClientMessage, parseClientMessage, type TableCommand } from '../../wire/client-message.ts'
import type { ErrorCode, FaultReply } from '../../wire/faults.ts'
import { CLOSE } from '../../wire/http.ts'
import type { Me } from '../../wire/people.ts'
import type { ServerMessage } from '../../wire/server-message.ts'
import type { TableInfo } from '../../wire/table.ts'
import type { Peers } from '../bus/peers.ts'
import type { ReportFailure } from '../operations/failures.ts'
import type { Moderation } from '../people/moderation.ts'
import type { Known } from '../people/people.ts'
import type { Admission } from '../tables/admission.ts'
import { serverObjection } from '../tables/decide.ts'
import type { Unopened } from '../tables/open-table.ts'
import { infoOf, seatOf, viewerAt } from '../tables/table-info.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { isWish } from '../tables/table-state.ts'
import { type Allowance, extraCostOf, type Payer } from './allowance.ts'
import type { Chat } from './chat.ts'
import type { Lobby } from './lobby.ts'
import type { Outbox } from './outbox.ts'
import type { RateLimiter } from './rate-limiter.ts'
import type { Member, Rooms } from './rooms.ts'

export interface SocketParts {
  readonly registry: TableRegistry
  readonly moderation: Moderation
  /** Null on a lone server. */
  readonly peers: Peers | null
  readonly admission: Admission
  readonly rooms: Rooms
  readonly chat: Chat
  readonly lobby: Lobby
  readonly budget: Allowance
  /** Limits undo, proposals and leaving to a bot. */
  readonly wishes: RateLimiter
  readonly failed: ReportFailure
}

/** How long a flooding client has to read why the connection ends. */
const GOODBYE_MS = 500

interface Watching {
  leaveRoom(): void
  /** Null until the match is shown. */
  stopViewing: (() => void) | null
}

/** One connection: answers commands and sends what its person may see. */
export class ClientConnection implements Member {
  readonly id: string
  readonly name: string
  readonly session: string
  private readonly admin: boolean
  private readonly part: () => void
  private readonly socket: WebSocket
  private readonly outbox: Outbox
  private readonly parts: SocketParts
  private readonly payer: Payer
  private flooded = false
  private readonly blocked: Set<string>
  private readonly watching = new Map<string, Watching>()

  constructor(
    socket: WebSocket,
    outbox: Outbox,
    known: Known,
    payer: Payer,
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
    this.payer = payer
    this.part = parts.rooms.join(this)
    socket.on('message', data => void this.hear(data))
    socket.on('ping', data => this.pay() && outbox.pong(data))
    socket.on('pong', () => this.pay())
    socket.on('close', () => this.disconnected())
    socket.on('error', () => socket.close())
    this.send({ kind: 'hello', you: greeting.you, time: Date.now() })
  }

  readonly send = (message: ServerMessage): void => this.outbox.send(message)

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
    if (!this.pay()) return
    const message = understand(data)
    if (!message) return this.refuse('not-understood')
    if (!this.pay(extraCostOf(message))) return
    try {
      await this.answer(message)
    } catch (error) {
      const table = 'table' in message ? { table: message.table } : {}
      this.parts.failed(error, { operation: `answer '${message.kind}'`, ...table })
      this.refuse('cannot-open', 'id' in message ? message.id : null)
    }
  }

  /** Every frame costs, control frames too. A client without budget is told so and read no more. */
  private pay(cost = 1): boolean {
    if (this.flooded) return false
    if (this.parts.budget.allows(this.payer, cost)) return true
    this.flooded = true
    this.refuse('too-fast')
    // Not even read any more.
    this.socket.pause()
    this.socket.close(CLOSE.flood, 'too fast')
    setTimeout(() => this.socket.terminate(), GOODBYE_MS).unref()
    return false
  }

  private async answer(message: ClientMessage): Promise<void> {
    switch (message.kind) {
      case 'ping':
        return this.send({ kind: 'answer', id: message.id, answer: { kind: 'done' } })
      case 'watch':
        return this.watch(message.table, message.since)
      case 'leave':
        return this.leave(message.table)
      case 'lobby':
        return this.visitLobby(message.on)
      case 'follow':
        return this.parts.rooms.follow(this, message.tournament)
      case 'look':
        return this.look(message)
      case 'chat':
        return this.talk(message)
      default:
        return this.command(message)
    }
  }

  private async enter(tableId: string): Promise<TableInfo | ErrorCode> {
    const entered = await this.parts.admission.enter(tableId, this.visitor)
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
    const watching: Watching = { leaveRoom: () => {}, stopViewing: null }
    this.watching.set(tableId, watching)
    watching.leaveRoom = this.parts.rooms.enter(tableId, this)
    this.send({ kind: 'chats', table: tableId, lines: await this.parts.chat.recent(info, this) })
    if (info.state !== 'gathering') await this.startViewing(tableId, since)
  }

  lookAt(tableId: string, anew = false): void {
    const watching = this.watching.get(tableId)
    if (watching && (anew || !watching.stopViewing))
      this.startViewing(tableId, undefined).catch(error => {
        this.parts.failed(error, { operation: 'show a table', table: tableId })
        this.refuse('cannot-open')
      })
  }

  private async startViewing(tableId: string, since: number | undefined): Promise<void> {
    const watching = this.watching.get(tableId)
    const table = await this.parts.registry.open(tableId)
    // They may have seen more through another server; never show them less.
    if (since !== undefined) await this.parts.registry.catchUp(tableId, since)
    if (!watching || this.watching.get(tableId) !== watching) return
    // The table closed before its match began.
    if (table === 'unknown-table') return
    if (typeof table === 'string') return this.cannotOpen(table, tableId)
    watching.stopViewing?.()
    watching.stopViewing = table.broadcaster.enter(viewerAt(table.liveTable.state, this.id), since, this.send)
  }

  /** Another server may know these rules: then the page is sent there. */
  private async cannotOpen(why: Unopened, tableId: string, id: string | null = null): Promise<void> {
    if (why !== 'other-rules') return this.refuse(why === 'unknown-table' ? why : 'cannot-open', id)
    const info = await this.parts.registry.info(tableId)
    if (info && this.parts.peers?.canServe(info.game, info.rulesVersion))
      return this.close(CLOSE.moving, 'another server plays by these rules')
    this.refuse('other-rules', id)
  }

  private leave(tableId: string): void {
    const watching = this.watching.get(tableId)
    this.watching.delete(tableId)
    watching?.stopViewing?.()
    watching?.leaveRoom()
  }

  expel(tableId: string, why: 'kicked' | 'closed'): void {
    if (!this.watching.has(tableId)) return
    this.leave(tableId)
    this.send({ kind: 'gone', table: tableId, why })
  }

  private disconnected(): void {
    this.part()
    for (const tableId of [...this.watching.keys()]) this.leave(tableId)
  }

  private async visitLobby(on: boolean): Promise<void> {
    this.parts.rooms.visitLobby(this, on)
    if (on) this.send({ kind: 'lobby', tables: await this.parts.lobby.tables() })
  }

  private async command({ id, table: tableId, ...body }: TableCommand): Promise<void> {
    const table = await this.parts.registry.open(tableId)
    if (typeof table === 'string') return this.cannotOpen(table, tableId, id)
    const seat = seatOf(table.liveTable.state.holders, this.id)
    if (seat === null) return this.refuse('not-seated', id)
    // Limited by person over all sockets and tables. The connection stays open.
    if (isWish(body) && !this.parts.wishes.allows(this.id))
      return this.send({ kind: 'answer', id, answer: { kind: 'refused', objection: serverObjection('too-fast') } })
    const answer = await this.parts.registry.submit(tableId, { ...body, id: `${this.id} ${id}`, seat, cause: 'person' })
    // Any answer might be wrong now. The page reconnects and repeats the command under the same id.
    if (answer === 'unconfirmed') return this.close(CLOSE.moving, 'nobody knows whether it was stored')
    if (typeof answer === 'string') return this.cannotOpen(answer, tableId, id)
    this.send({ kind: 'answer', id, answer })
  }

  private async look({ id, table: tableId, moves }: ClientMessage & { kind: 'look' }): Promise<void> {
    const info = await this.enter(tableId)
    if (typeof info === 'string') return this.refuse(info, id)
    const table = await this.parts.registry.open(tableId)
    if (typeof table === 'string') return this.refuse('not-started', id)
    const view = table.broadcaster.look(viewerAt(table.liveTable.state, this.id), moves)
    if (!view) return this.refuse('no-such-step', id)
    this.send({ kind: 'look', table: tableId, id, moves, view })
  }

  /** A kicked player may watch but not chat. */
  private async wasKicked({ id, state, seats }: TableInfo): Promise<boolean> {
    if (state !== 'playing' || seatOf(seats, this.id) === null) return false
    const table = await this.parts.registry.open(id)
    return typeof table !== 'string' && viewerAt(table.liveTable.state, this.id) === null
  }

  private async talk({ id, table: tableId, text }: ClientMessage & { kind: 'chat' }): Promise<void> {
    const info = await this.enter(tableId)
    if (typeof info === 'string') return this.refuse(info, id)
    if (await this.wasKicked(info)) return this.refuse('no-entry', id)
    if (await this.parts.moderation.isMuted(this.id)) return this.refuse('muted', id)
    const message = await this.parts.chat.say(info, this, id, text)
    if (!message) return this.refuse('too-fast', id)
    this.send({ kind: 'answer', id, answer: { kind: 'done' } })
  }
}

const errorOf = ({ fault }: FaultReply): ErrorCode => (fault === 'unknown-table' ? fault : 'no-entry')

function understand(data: RawData): ClientMessage | null {
  try {
    return parseClientMessage(JSON.parse(String(data)))
  } catch {
    return null
  }
}
