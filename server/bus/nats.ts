import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Msg, type NatsConnection, RequestError, TimeoutError } from '@nats-io/transport-node'
import { err, type Json, ok, type Result } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Bus, JobFailure, Sendable } from './bus.ts'

/** Workers of a queue form one group; each job goes to one of them. */
const WORKERS = 'workers'

/** When to reconnect, perhaps to another node. */
const CONNECT_MS = 2000
/** A NATS that hangs is noticed within seconds, not minutes: after three pings. */
const PING_MS = 1000
/** How long closing may take. */
const FAREWELL_MS = 1000

type NatsReply = { readonly done: Json } | { readonly failed: true }

/**
 * The bus between machines. It reconnects for ever; until NATS is back no message arrives and no job finds a worker.
 */
export async function openNats(url: string, report: (message: string) => void, pingMs = PING_MS): Promise<Bus> {
  const nats = await connect({
    ...destinationOf(url),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    pingInterval: pingMs,
    maxPingOut: 3,
    timeout: CONNECT_MS,
    name: 'pentarchy',
  })
  return new NatsBus(nats, report)
}

/** As in NATS_URL: one address or several, name and password in the first if there are any. */
function destinationOf(url: string) {
  const addresses = url.split(',').map(address => new URL(address))
  const { protocol, username, password } = elementAt(addresses, 0)
  return {
    servers: addresses.map(({ host }) => host),
    ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' && { tls: {} }),
  }
}

class NatsBus implements Bus {
  private readonly nats: NatsConnection
  private away = false
  private readonly returns: (() => void)[] = []
  private readonly report: (message: string) => void

  constructor(nats: NatsConnection, report: (message: string) => void) {
    this.nats = nats
    this.report = report
    void this.watch()
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'disconnect' || type === 'reconnect') this.report(`NATS: ${type}`)
      if (type === 'disconnect') this.away = true
      if (type === 'reconnect') this.away = false
      if (type === 'reconnect') for (const look of this.returns) look()
    }
  }

  onReturn(look: () => void): void {
    this.returns.push(look)
  }

  publish(topic: string, message: Sendable): void {
    // On leaving, everything has been said: others find the rest in the store.
    if (this.nats.isClosed() || this.nats.isDraining()) return
    this.nats.publish(topic, JSON.stringify(message))
  }

  subscribe(topic: string, hear: (message: Json) => void): () => void {
    const callback = (error: Error | null, message: Msg) => {
      if (!error) hear(dataOf(message))
    }
    const subscription = this.nats.subscribe(topic, { callback })
    return () => subscription.unsubscribe()
  }

  async request(queue: string, job: Sendable, deadlineMs: number): Promise<Result<Json, JobFailure>> {
    if (this.away) return err('nobody')
    try {
      const message = await this.nats.request(queue, JSON.stringify(job), { timeout: deadlineMs })
      const reply = message.json<NatsReply>()
      return 'done' in reply ? ok(reply.done) : err('failed')
    } catch (error) {
      return err(reasonOf(error))
    }
  }

  serve(queue: string, work: (job: Json) => Promise<Sendable>): () => void {
    const callback = (error: Error | null, message: Msg) => {
      if (!error) void this.answer(message, work)
    }
    const subscription = this.nats.subscribe(queue, { queue: WORKERS, callback })
    return () => subscription.unsubscribe()
  }

  private async answer(message: Msg, work: (job: Json) => Promise<Sendable>): Promise<void> {
    try {
      message.respond(JSON.stringify({ done: await work(dataOf(message)) }))
    } catch (error) {
      this.report(`a job of ${message.subject} failed: ${error}`)
      const reply: NatsReply = { failed: true }
      message.respond(JSON.stringify(reply))
    }
  }

  async close(): Promise<void> {
    if (this.nats.isClosed()) return
    // On a broken or silent connection they are lost.
    await Promise.race([this.nats.drain().catch(() => {}), sleep(FAREWELL_MS, null, { ref: false })])
    await this.nats.close()
  }
}

const dataOf = (message: Msg): Json => message.json<Json>()

function reasonOf(error: unknown): JobFailure {
  if (error instanceof TimeoutError) return 'too-late'
  if (error instanceof RequestError) return error.isNoResponders() ? 'nobody' : 'too-late'
  return 'nobody'
}
