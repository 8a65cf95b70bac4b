import { elementAt } from '../../kernel/list.ts'
import type { ClientMessage } from '../../wire/client-message.ts'
import { CLOSE } from '../../wire/http.ts'
import type { ServerMessage } from '../../wire/server-message.ts'

/** The state of the connection; `until` is the time of the next attempt. */
export type LinkState =
  | { readonly kind: 'idle' | 'connecting' | 'open' | 'offline' }
  | { readonly kind: 'waiting'; readonly until: number }
  /** The server no longer knows us or has ended our session: log in again. */
  | { readonly kind: 'ended' }
  /** The server speaks another version of the protocol: reload the page. */
  | { readonly kind: 'outdated' }

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
/** A message that is answered under its id. */
export type Request = WithoutId<ClientMessage>
export type Reply = Extract<ServerMessage, { kind: 'answer' | 'error' | 'look' }>

/** A subscriber to one table. */
export interface Room {
  /** The last number of its history that the page has. */
  readonly known: number | undefined
  hear(message: ServerMessage): void
}

/** An open connection, as `Link` sees it. */
export interface Connection {
  send(data: string): void
  close(): void
}

/** What a connection reports. Nothing comes after `closed`. */
export interface ConnectionEvents {
  opened(): void
  message(data: string): void
  closed(code: number): void
}

export type SessionStatus = 'known' | 'unknown' | 'outdated'

/** The way to the club: the browser's, or a fake in tests. */
export interface Network {
  connect(events: ConnectionEvents): Connection
  isOnline(): boolean
  /** Does the server still know us and speak our version? */
  standing(): Promise<SessionStatus>
}

/** When a server stops, its pages reconnect spread over this time, not all at once. */
const MOVING = [50, 300] as const
/** A connection that has lasted this long resets the backoff. */
const STEADY = 5000
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000, 30_000]
const QUIET_FOR = 20_000
const PATIENCE = 8000

/**
 * The one connection of this page to the club. It reconnects by itself, watches the same tables again, and repeats
 * unanswered messages under the same id: the server carries each out once.
 */
export class Link {
  state = $state.raw<LinkState>({ kind: 'idle' })
  /** The server's clock minus ours. */
  skew = $state(0)

  private readonly network: Network
  private connection: Connection | null = null
  private tries = 0
  private heardAt = 0
  private askedAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly rooms = new Map<string, Room>()
  private readonly unanswered = new Map<
    string,
    { readonly message: ClientMessage; readonly settle: (reply: Reply) => void }
  >()
  private readonly listeners = new Set<(message: ServerMessage) => void>()
  private lobby = false
  private followed: string | null = null

  constructor(network: Network) {
    this.network = network
  }

  /** Connects unless already connected. */
  open(): void {
    if (this.state.kind === 'idle') this.connect()
  }

  /** Replaces the connection: it is dead, or another person has logged in. */
  renew(): void {
    this.tries = 0
    this.drop()
    this.connect()
  }

  /** From here on the old connection's reports are ignored. */
  private drop(): void {
    const { connection } = this
    this.connection = null
    connection?.close()
    this.clearTimer()
  }

  private connect(): void {
    if (!this.network.isOnline()) {
      this.state = { kind: 'offline' }
      return
    }
    this.state = { kind: 'connecting' }
    this.heardAt = Date.now()
    let openedAt: number | null = null
    const connection = this.network.connect({
      opened: () => {
        openedAt = Date.now()
      },
      message: data => {
        if (this.connection === connection) this.hear(JSON.parse(data))
      },
      closed: code => {
        if (this.connection !== connection) return
        this.connection = null
        if (openedAt !== null && Date.now() - openedAt > STEADY) this.tries = 0
        void this.tryAgain(code, openedAt !== null)
      },
    })
    this.connection = connection
  }

  private async tryAgain(code: number, opened: boolean): Promise<void> {
    const unknown = code === CLOSE.notKnown || code === CLOSE.ended
    // A refused upgrade does not tell the page why, so ask whether the server still knows us. After a restart it may
    // also be newer.
    const mayDiffer = unknown || !opened || code === CLOSE.moving
    // However late and whatever the answer: the connection is no longer open.
    this.state = { kind: 'connecting' }
    const standing = mayDiffer ? await this.network.standing() : 'known'
    if (this.connection) return
    if (standing === 'outdated') {
      this.state = { kind: 'outdated' }
      return
    }
    if (unknown || standing === 'unknown') {
      this.state = { kind: 'ended' }
      return
    }
    if (!this.network.isOnline()) {
      this.state = { kind: 'offline' }
      return
    }
    const least = code === CLOSE.flood ? 10_000 : 0
    const usual = elementAt(PAUSES, Math.min(this.tries, PAUSES.length - 1)) * (0.75 + Math.random() / 2)
    const [soonest, latest] = MOVING
    const isMoving = code === CLOSE.moving && this.tries === 0
    const pause = isMoving ? soonest + Math.random() * (latest - soonest) : Math.max(least, usual)
    this.tries++
    this.state = { kind: 'waiting', until: Date.now() + pause }
    this.timer = setTimeout(() => this.reconnectNow(), pause)
  }

  /** Reconnects at once: the network is back, the page is visible again, or somebody pressed the button. */
  reconnectNow(): void {
    this.clearTimer()
    if (this.state.kind === 'ended' || this.state.kind === 'outdated') return
    if (this.connection) this.checkPulse(0)
    else if (this.state.kind !== 'idle') this.connect()
  }

  private clearTimer(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  goOffline(): void {
    this.drop()
    if (this.state.kind !== 'ended' && this.state.kind !== 'idle') this.state = { kind: 'offline' }
  }

  /** A connection can die unnoticed. After a silence it is pinged; if no answer comes, it is replaced. */
  checkPulse(quietFor = QUIET_FOR): void {
    if (!this.connection || this.state.kind !== 'open') return
    const now = Date.now()
    if (this.askedAt > this.heardAt) {
      if (now - this.askedAt > PATIENCE) this.renew()
    } else if (now - this.heardAt > quietFor) {
      this.askedAt = now
      this.send({ kind: 'ping', id: freshId() })
    }
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now()
    switch (message.kind) {
      case 'hello':
        this.skew = message.time - Date.now()
        this.greet()
        break
      case 'answer':
      case 'look':
        this.settle(message.id, message)
        break
      case 'error':
        if (message.id !== null) this.settle(message.id, message)
        break
      default:
    }
    for (const listen of this.listeners) listen(message)
    const table = tableOf(message)
    if (table !== null) this.rooms.get(table)?.hear(message)
  }

  /** A new connection knows nothing of the one before. */
  private greet(): void {
    this.state = { kind: 'open' }
    if (this.lobby) this.send({ kind: 'lobby', on: true })
    if (this.followed !== null) this.send({ kind: 'follow', tournament: this.followed })
    for (const table of this.rooms.keys()) this.sayWatch(table)
    for (const { message } of this.unanswered.values()) this.send(message)
  }

  private settle(id: string, reply: Reply): void {
    const asked = this.unanswered.get(id)
    this.unanswered.delete(id)
    asked?.settle(reply)
  }

  private send(message: ClientMessage): void {
    if (this.state.kind === 'open') this.connection?.send(JSON.stringify(message))
  }

  private sayWatch(table: string): void {
    const known = this.rooms.get(table)?.known
    this.send({ kind: 'watch', table, ...(known === undefined ? {} : { since: known }) })
  }

  /** Sends a message and resolves with its answer, even if the connection breaks in between. */
  ask(request: Request, id = freshId()): Promise<Reply> {
    const message = { ...request, id } as ClientMessage & { readonly id: string }
    return new Promise(settle => {
      this.unanswered.set(message.id, { message, settle })
      if (this.state.kind === 'open') this.send(message)
    })
  }

  /** Call the result to leave. */
  watch(table: string, room: Room): () => void {
    this.rooms.set(table, room)
    if (this.state.kind === 'open') this.sayWatch(table)
    return () => {
      if (this.rooms.get(table) !== room) return
      this.rooms.delete(table)
      this.send({ kind: 'leave', table })
    }
  }

  /** A message was missed: asks for the whole table again. */
  watchAgain(table: string): void {
    this.sayWatch(table)
  }

  watchLobby(on: boolean): void {
    this.lobby = on
    if (this.state.kind === 'open') this.send({ kind: 'lobby', on })
  }

  /** Hears of what is new in a tournament; null: of none. */
  follow(tournament: string | null): void {
    this.followed = tournament
    if (this.state.kind === 'open') this.send({ kind: 'follow', tournament })
  }

  /** Listens to all messages; call the result to stop. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

/** The page chooses the ids. A message repeated under its id takes effect once. */
export const freshId = (): string => crypto.randomUUID().slice(0, 23)

function tableOf(message: ServerMessage): string | null {
  if (!('table' in message)) return null
  return typeof message.table === 'string' ? message.table : message.table.id
}
