import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerRow } from '../store/server-store.ts'
import type { Store } from '../store/store.ts'
import { errorCode } from './error-code.ts'

const BEAT_MS = 2000
/** A heartbeat that has not changed for this long is dead; a server may be busy for a while. */
const SILENCE_MS = 10_000
const FORGOTTEN_MS = 60_000
/** How long a starting server looks for another one. */
const WATCH_MS = 3000
/** How long a socket stays counted if its server is silent. */
export const SOCKET_MS = 30_000

export interface PulseParts {
  readonly store: Store
  readonly id: string
  /** Whether this server hears announcements. */
  readonly shared: boolean
  readonly now: () => number
  /** The store can no longer be written, or can again. */
  changed(failing: boolean, error: unknown): void
  /** Another server runs on this store, and neither hears the other's moves. */
  met(stranger: ServerRow): void
}

/** Writes a heartbeat to the store every two seconds, which also detects a store that cannot be written to. */
export class Pulse {
  private readonly parts: PulseParts
  private readonly row: ServerRow
  private readonly timer: NodeJS.Timeout
  private readonly seen = new Map<string, { readonly beats: number; readonly at: number }>()
  private readonly told = new Set<string>()
  private beating: Promise<void> | null = null
  private wroteAt = performance.now()
  private failed = false

  constructor(parts: PulseParts) {
    this.parts = parts
    const { id, shared, now } = parts
    const at = now()
    this.row = { id, host: hostname(), pid: process.pid, shared: shared ? 1 : 0, started_at: at, beats: 0, beat_at: at }
    this.timer = setInterval(() => void this.beat(), BEAT_MS).unref()
    void this.beat()
  }

  /** Recent writes failed. */
  get failing(): boolean {
    return this.failed || performance.now() - this.wroteAt > SILENCE_MS
  }

  /** How many living servers on this store cannot hear us, or we them. */
  strangers = 0

  beat(): Promise<void> {
    this.beating ??= this.write().finally(() => {
      this.beating = null
    })
    return this.beating
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.beating
    await this.parts.store.servers.leave(this.row.id).catch(() => {})
  }

  private async write(): Promise<void> {
    const { store, now, shared, changed } = this.parts
    try {
      this.row.beats++
      this.row.beat_at = now()
      await store.servers.beat(this.row)
      if (shared) await store.servers.keepSockets(this.row.id, now() + SOCKET_MS)
      this.wroteAt = performance.now()
      if (this.failed) changed(false, null)
      this.failed = false
      await this.lookAround()
    } catch (error) {
      if (!this.failed) changed(true, error)
      this.failed = true
    }
  }

  private async lookAround(): Promise<void> {
    const { store, shared, met } = this.parts
    const others = await store.servers.others(this.row.id)
    const at = performance.now()
    let strangers = 0
    for (const other of others) {
      const before = this.seen.get(other.id)
      if (before?.beats !== other.beats) this.seen.set(other.id, { beats: other.beats, at })
      const silence = at - (this.seen.get(other.id)?.at ?? at)
      if (silence > FORGOTTEN_MS) {
        await store.servers.leave(other.id)
        this.seen.delete(other.id)
      }
      // Seen once is not enough: it may have been killed long ago.
      if (!before || silence > SILENCE_MS || isHeard(other, shared)) continue
      if (before.beats === other.beats && !this.told.has(other.id)) continue
      strangers++
      if (!this.told.has(other.id)) met(other)
      this.told.add(other.id)
    }
    this.strangers = strangers
  }
}

const isHeard = (other: ServerRow, shared: boolean): boolean => shared && other.shared === 1

/** A living server that would never hear of our moves; null if we may start. */
export async function strangerOn(store: Store, shared: boolean): Promise<ServerRow | null> {
  const perhaps = (await store.servers.others('')).filter(other => !isHeard(other, shared) && !isDead(other))
  if (perhaps.length === 0) return null
  await sleep(WATCH_MS)
  const beats = new Map(perhaps.map(other => [other.id, other.beats]))
  return (await store.servers.others('')).find(({ id, beats: now }) => beats.has(id) && beats.get(id) !== now) ?? null
}

/** On this machine and without a process of its number, or with ours. */
function isDead({ host, pid }: ServerRow): boolean {
  if (host !== hostname()) return false
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return errorCode(error) === 'ESRCH'
  }
}
