import { CLOSE, SOCKET_PATH } from '../../wire/http.ts'
import type { Said } from '../../wire/said.ts'
import type { Envelope } from '../../wire/sent.ts'
import { findClub } from '../app/club.svelte.ts'

/** How the connection stands; `until` is when it will be tried again. */
export type LinkState =
  | { readonly kind: 'idle' | 'connecting' | 'live' | 'offline' }
  | { readonly kind: 'waiting'; readonly until: number }
  /** The server no longer knows us, or has ended our session: somebody must log in again. */
  | { readonly kind: 'ended' }

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
/** Whatever is answered under its id. */
export type Question = WithoutId<Said>
export type Reply = Extract<Envelope, { kind: 'answer' | 'error' | 'look' }>

/** Somebody who wants to hear all about one table. */
export interface Room {
  /** Up to which number its story is known already. */
  readonly known: number | undefined
  hear(envelope: Envelope): void
}

/** A server that goes sends its pages elsewhere; not all in the same moment. */
const MOVING = [50, 300] as const
/** A connection that has held so long was a good one. */
const STEADY = 5000
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000, 30_000]
const QUIET_FOR = 20_000
const PATIENCE = 8000

/**
 * The one connection of this page to the club. It comes back by itself, watches again what was watched, and says again,
 * under the same id, whatever has not been answered: the server does it once.
 */
export class Link {
  state = $state.raw<LinkState>({ kind: 'idle' })
  /** The server's clock minus ours. */
  skew = $state(0)

  private socket: WebSocket | null = null
  private tries = 0
  private heardAt = 0
  private askedAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly rooms = new Map<string, Room>()
  private readonly unanswered = new Map<string, { readonly said: Said; readonly settle: (reply: Reply) => void }>()
  private readonly listeners = new Set<(envelope: Envelope) => void>()
  private lobby = false

  constructor() {
    addEventListener('online', () => this.hasten())
    addEventListener('offline', () => this.lose())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.hasten()
    })
    setInterval(() => this.feelPulse(), 5000)
  }

  /** Connects unless it already does. */
  open(): void {
    if (this.state.kind === 'idle') this.connect()
  }

  /** Ends the connection and begins a new one: it is dead, or the person behind it has changed. */
  renew(): void {
    this.tries = 0
    const { socket } = this
    this.socket = null
    socket?.close()
    this.clearTimer()
    this.connect()
  }

  private connect(): void {
    if (!navigator.onLine) {
      this.state = { kind: 'offline' }
      return
    }
    this.state = { kind: 'connecting' }
    const address = new URL(`.${SOCKET_PATH}`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    address.hash = ''
    const socket = new WebSocket(address)
    this.socket = socket
    this.heardAt = Date.now()
    let openedAt: number | null = null
    socket.addEventListener('open', () => {
      openedAt = Date.now()
    })
    socket.addEventListener('message', event => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as Envelope)
    })
    socket.addEventListener('close', event => {
      if (this.socket !== socket) return
      this.socket = null
      if (openedAt !== null && Date.now() - openedAt > STEADY) this.tries = 0
      void this.tryAgain(event.code, openedAt !== null)
    })
  }

  private async tryAgain(code: number, opened: boolean): Promise<void> {
    const unknown = code === CLOSE.notKnown || code === CLOSE.ended
    // A refused upgrade tells the page no reason: ask whether we are still known.
    const reply = unknown || !opened ? await findClub() : null
    if (this.socket) return
    if (unknown || (reply && !reply.you)) {
      this.state = { kind: 'ended' }
      return
    }
    if (!navigator.onLine) {
      this.state = { kind: 'offline' }
      return
    }
    const least = code === CLOSE.flood ? 10_000 : 0
    const usual = PAUSES[Math.min(this.tries, PAUSES.length - 1)] * (0.75 + Math.random() / 2)
    const [soonest, latest] = MOVING
    const isMoving = code === CLOSE.moving && this.tries === 0
    const pause = isMoving ? soonest + Math.random() * (latest - soonest) : Math.max(least, usual)
    this.tries++
    this.state = { kind: 'waiting', until: Date.now() + pause }
    this.timer = setTimeout(() => this.hasten(), pause)
  }

  /** Now rather than later: the network is back, somebody looks at the page again, or pressed the button. */
  hasten(): void {
    this.clearTimer()
    if (this.state.kind === 'ended') return
    if (this.socket) this.feelPulse(0)
    else if (this.state.kind !== 'idle') this.connect()
  }

  private clearTimer(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private lose(): void {
    const { socket } = this
    this.socket = null
    socket?.close()
    this.clearTimer()
    if (this.state.kind !== 'ended' && this.state.kind !== 'idle') this.state = { kind: 'offline' }
  }

  /** A connection can be dead without anybody having told us: silence is answered with a question, no answer with a new one. */
  private feelPulse(quietFor = QUIET_FOR): void {
    const { socket } = this
    if (!socket || this.state.kind !== 'live') return
    const now = Date.now()
    if (this.askedAt > this.heardAt) {
      if (now - this.askedAt > PATIENCE) this.renew()
    } else if (now - this.heardAt > quietFor) {
      this.askedAt = now
      this.say({ kind: 'ping', id: freshId() })
    }
  }

  private hear(envelope: Envelope): void {
    this.heardAt = Date.now()
    switch (envelope.kind) {
      case 'hello':
        this.skew = envelope.time - Date.now()
        this.greet()
        break
      case 'answer':
      case 'look':
        this.settle(envelope.id, envelope)
        break
      case 'error':
        if (envelope.id !== null) this.settle(envelope.id, envelope)
        break
      default:
    }
    for (const listen of this.listeners) listen(envelope)
    const table = tableOf(envelope)
    if (table !== null) this.rooms.get(table)?.hear(envelope)
  }

  /** A new connection knows nothing of the one before. */
  private greet(): void {
    this.state = { kind: 'live' }
    if (this.lobby) this.say({ kind: 'lobby', on: true })
    for (const table of this.rooms.keys()) this.sayWatch(table)
    for (const { said } of this.unanswered.values()) this.say(said)
  }

  private settle(id: string, reply: Reply): void {
    const asked = this.unanswered.get(id)
    this.unanswered.delete(id)
    asked?.settle(reply)
  }

  private say(said: Said): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said))
  }

  private sayWatch(table: string): void {
    const known = this.rooms.get(table)?.known
    this.say({ kind: 'watch', table, ...(known === undefined ? {} : { since: known }) })
  }

  /** Says something that is answered; the answer comes however often the connection breaks meanwhile. */
  ask(question: Question, id = freshId()): Promise<Reply> {
    const said = { ...question, id } as Said & { readonly id: string }
    return new Promise(settle => {
      this.unanswered.set(said.id, { said, settle })
      if (this.state.kind === 'live') this.say(said)
    })
  }

  /** Call the result to leave. */
  watch(table: string, room: Room): () => void {
    this.rooms.set(table, room)
    if (this.state.kind === 'live') this.sayWatch(table)
    return () => {
      if (this.rooms.get(table) !== room) return
      this.rooms.delete(table)
      this.say({ kind: 'leave', table })
    }
  }

  /** Something was missed: the whole again. */
  watchAgain(table: string): void {
    this.sayWatch(table)
  }

  watchLobby(on: boolean): void {
    this.lobby = on
    if (this.state.kind === 'live') this.say({ kind: 'lobby', on })
  }

  /** Hears everything; call the result to stop. */
  listen(listener: (envelope: Envelope) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

/** Ids are ours to choose; said again under the same one, a thing is done once. */
export const freshId = (): string => crypto.randomUUID().slice(0, 23)

function tableOf(envelope: Envelope): string | null {
  if (!('table' in envelope)) return null
  return typeof envelope.table === 'string' ? envelope.table : envelope.table.id
}

export const link = new Link()
