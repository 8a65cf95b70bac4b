import { EventEmitter } from 'node:events'
import { Duplex } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { Heartbeat } from '../net/heartbeat.ts'

const BEAT_MS = 30_000

/** A socket whose client may or may not answer pings, over a connection that may or may not take what is written. */
function connection({ answers, reads }: { answers: boolean; reads: boolean }) {
  const line = new Duplex({ read() {}, write: (_chunk, _encoding, done) => (reads ? done() : undefined) })
  const socket: WebSocket = Object.assign(Object.create(WebSocket.prototype), new EventEmitter())
  const terminated = vi.spyOn(socket, 'terminate').mockImplementation(() => {})
  vi.spyOn(socket, 'ping').mockImplementation(() => void (answers && socket.emit('pong')))
  return { line, socket, terminated }
}

describe('The heartbeat', () => {
  let heartbeat: Heartbeat
  beforeEach(() => {
    vi.useFakeTimers()
    heartbeat = new Heartbeat()
  })
  afterEach(() => {
    heartbeat.stop()
    vi.useRealTimers()
  })

  const endedAfter = (beats: number, client: Parameters<typeof connection>[0]) => {
    const { line, socket, terminated } = connection(client)
    heartbeat.watch(socket, line)
    line.write('what happened at the table')
    vi.advanceTimersByTime(beats * BEAT_MS)
    return terminated.mock.calls.length > 0
  }

  it('keeps clients that answer and read', () => expect(endedAfter(10, { answers: true, reads: true })).toBe(false))
  it('ends clients that do not answer', () => expect(endedAfter(2, { answers: false, reads: true })).toBe(true))
  it('ends clients that answer but never read', () => expect(endedAfter(2, { answers: true, reads: false })).toBe(true))
})
