import WebSocket from 'ws'
import type { Position } from '../../kernel/game.ts'
import { applyPatch } from '../../kernel/patch.ts'
import { readConfig } from '../config.ts'
import { createApp } from '../net/app.ts'
import type { Envelope } from '../net/wire.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'

/** A club server on a free port of this machine, for tests. */
export async function openClub(file = ':memory:', pace = { spare: 10_000, perSecond: 10_000 }) {
  const store = new Store(openSqlite(file))
  await store.migrate()
  const config = readConfig({ LOG_LEVEL: 'silent' })
  if (!config.ok) throw new Error(config.error)
  const app = await createApp(store, { ...config.value, pace })
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  return { address, store, app, close: () => app.close() }
}

export type Club = Awaited<ReturnType<typeof openClub>>

/** Somebody with a browser: a cookie, requests, and a socket that keeps its views. */
export class Visitor {
  readonly heard: Envelope[] = []
  view: Position | null = null
  number = -1
  private readonly club: Club
  private cookie = ''
  private socket: WebSocket | null = null
  private count = 0
  private readonly waiting = new Set<() => void>()

  constructor(club: Club) {
    this.club = club
  }

  async arrive(name: string): Promise<this> {
    await this.post('/api/guest', { name })
    return this
  }

  async post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const reply = await fetch(this.club.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    })
    this.cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }

  async connect(): Promise<this> {
    const socket = new WebSocket(`${this.club.address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie },
    })
    this.socket = socket
    socket.on('message', data => this.hear(JSON.parse(String(data)) as Envelope))
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return this
  }

  private hear(envelope: Envelope): void {
    this.heard.push(envelope)
    if (envelope.kind === 'view') {
      this.view = envelope.view
      this.number = envelope.number
    }
    if (envelope.kind === 'step') {
      if (envelope.number !== this.number + 1) throw new Error('a step is missing')
      if (envelope.patch) this.view = applyPatch(this.view, envelope.patch) as Position
      this.number = envelope.number
    }
    for (const check of [...this.waiting]) check()
  }

  say(message: unknown): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Says something that is answered, and waits for the answer. */
  async ask(message: Record<string, unknown>): Promise<Envelope> {
    const id = `q${++this.count}`
    this.say({ ...message, id })
    return this.until(envelope => (envelope.kind === 'answer' || envelope.kind === 'error') && envelope.id === id)
  }

  until(wanted: (envelope: Envelope) => boolean): Promise<Envelope> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('nothing came')), 10_000)
      const check = () => {
        const found = this.heard.find(wanted)
        if (!found) return
        clearTimeout(timer)
        this.waiting.delete(check)
        resolve(found)
      }
      this.waiting.add(check)
      check()
    })
  }

  hangUp(): void {
    this.socket?.terminate()
  }
}
