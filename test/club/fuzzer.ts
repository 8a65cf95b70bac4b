import { once } from 'node:events'
import type WebSocket from 'ws'
import type { Rng } from '../../kernel/rng.ts'
import type { ServerMessage } from '../../wire/server-message.ts'
import { type Expected, type Frame, someFrame, type Target } from './fuzz-frames.ts'
import type { Guest } from './guest.ts'

const PATIENCE_MS = 20_000

/** Sends malformed frames and checks the answers. */
export class Fuzzer {
  readonly faults: string[] = []
  sent = 0
  closes = 0
  private readonly guest: Guest
  private readonly address: string
  private readonly target: Target
  private readonly secrets: readonly string[]
  private readonly rng: Rng
  private socket: WebSocket | null = null

  constructor(guest: Guest, address: string, target: Target, secrets: readonly string[], rng: Rng) {
    this.guest = guest
    this.address = address
    this.target = target
    this.secrets = secrets
    this.rng = rng
  }

  async run(frames: number): Promise<void> {
    for (let n = 0; n < frames && this.faults.length < 10; n++) {
      const socket = await this.connected()
      const frame = someFrame(this.target, this.rng)
      this.sent++
      const got = await this.exchange(socket, frame)
      if (got !== null) this.faults.push(`${describe(frame)}: expected ${JSON.stringify(frame.expected)}, got ${got}`)
    }
    this.socket?.terminate()
  }

  private async connected(): Promise<WebSocket> {
    if (this.socket?.readyState === this.socket?.OPEN && this.socket) return this.socket
    const socket = this.guest.socket(this.address)
    socket.on('error', () => {})
    this.socket = socket
    await once(socket, 'open')
    socket.send(JSON.stringify({ kind: 'watch', table: this.target.table }))
    return socket
  }

  /** Null if the answer is as expected, otherwise the answer. */
  private exchange(socket: WebSocket, { data, binary, expected }: Frame): Promise<string | null> {
    return new Promise(resolve => {
      const done = (got: string | null) => {
        clearTimeout(timer)
        socket.off('message', hear)
        socket.off('close', closed)
        resolve(got)
      }
      const hear = (bytes: Buffer) => {
        const text = String(bytes)
        const secret = this.secrets.find(each => text.includes(each))
        if (secret !== undefined) return done(`a secret: ${secret}`)
        const verdict = judge(expected, JSON.parse(text) as ServerMessage)
        if (verdict !== undefined) done(verdict)
      }
      const closed = (code: number) => {
        this.closes++
        done(expected.kind === 'close' && code === expected.code ? null : `closed with ${code}`)
      }
      const timer = setTimeout(done, PATIENCE_MS, 'silence')
      socket.on('message', hear)
      socket.on('close', closed)
      socket.send(data, { binary })
    })
  }
}

/** Undefined: this message is about something else. */
function judge(expected: Expected, message: ServerMessage): string | null | undefined {
  if (message.kind === 'error' && message.id === null)
    return expected.kind === 'not-understood' && message.code === 'not-understood' ? null : JSON.stringify(message)
  if (expected.kind !== 'answered' || !('id' in message) || message.id !== expected.id) return undefined
  if (message.kind === 'error') return expected.accepted === null ? null : JSON.stringify(message)
  if (message.kind !== 'answer') return JSON.stringify(message)
  const { answer } = message
  if (expected.accepted === null) return answer.kind === 'refused' ? null : JSON.stringify(answer)
  return answer.kind === 'accepted' && answer.number === expected.accepted ? null : JSON.stringify(answer)
}

const describe = ({ data }: Frame): string => JSON.stringify(String(data).slice(0, 200))
