import WebSocket from 'ws'
import type { Position } from '../../kernel/game.ts'
import { applyPatch, type Patch } from '../../kernel/patch.ts'
import { SOCKET_PATH } from '../../wire/http.ts'
import type { ServerMessage } from '../../wire/server-message.ts'

let addresses = 0

/** Every guest has a distinct address, as from outside; the server is told to trust it. */
const anAddress = (): string => {
  addresses++
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export class Refused extends Error {}

/** A visitor who uses HTTP and can open sockets. */
export class Guest {
  readonly name: string
  private readonly from: string
  cookie = ''

  constructor(name: string, from = anAddress()) {
    this.name = name
    this.from = from
  }

  async arrive(address: string): Promise<this> {
    await this.post(address, '/api/guest', { name: this.name })
    return this
  }

  post(address: string, path: string, body: object = {}): Promise<Record<string, unknown>> {
    return this.request(address, path, { method: 'POST', body: JSON.stringify(body) })
  }

  /** The reply, as the type the caller expects. */
  async get<T extends object = Record<string, unknown>>(address: string, path: string): Promise<T> {
    return (await this.request(address, path, {})) as T
  }

  private async request(address: string, path: string, init: RequestInit): Promise<Record<string, unknown>> {
    const type = init.body === undefined ? {} : { 'content-type': 'application/json' }
    const reply = await fetch(address + path, {
      ...init,
      headers: { ...type, cookie: this.cookie, 'x-forwarded-for': this.from },
    })
    this.cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    const answer = (await reply.json()) as Record<string, unknown>
    if (!reply.ok) throw new Refused(`${path}: ${reply.status} ${JSON.stringify(answer)}`)
    return answer
  }

  socket(address: string): WebSocket {
    return new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie: this.cookie, 'x-forwarded-for': this.from },
      perMessageDeflate: false,
    })
  }
}

/** What a page keeps of a table: the first view with every later patch applied. */
export class Watched {
  view: Position | null = null
  number = -1

  /** False if a message is missing: a page would watch again. */
  hear(message: ServerMessage): boolean {
    switch (message.kind) {
      case 'view':
        this.view = message.view
        this.number = message.number
        return true
      case 'step':
      case 'back':
        if (message.number !== this.number + 1) return message.number <= this.number
        this.view = apply(this.view, message.patch)
        this.number = message.number
        return true
      case 'state':
        if (message.number !== this.number + 1) return message.number <= this.number
        this.number = message.number
        return true
      default:
        return true
    }
  }
}

const apply = (view: Position | null, patch: Patch | null): Position | null =>
  patch ? (applyPatch(view, patch) as Position) : view
