import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

const BEAT_MS = 30_000

interface Beat {
  answered: boolean
  /** What was sent by the last beat, if something waited to be sent then. */
  stuckAt: number | null
}

/**
 * A phone that fell asleep does not say goodbye: who misses a beat is gone. So is whoever took in nothing of what was
 * waiting for them since the last one: answers come without reading, too.
 */
export class Heartbeat {
  private readonly beats = new Map<WebSocket, Beat & { readonly line: Duplex }>()
  private readonly timer = setInterval(() => this.beat(), BEAT_MS).unref()

  watch(socket: WebSocket, line: Duplex): void {
    const beat = { answered: true, stuckAt: null, line }
    this.beats.set(socket, beat)
    socket.on('pong', () => {
      beat.answered = true
    })
    socket.on('close', () => this.beats.delete(socket))
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private beat(): void {
    for (const [socket, beat] of this.beats) {
      const sent = sentBy(beat.line)
      if (!beat.answered || beat.stuckAt === sent) {
        socket.terminate()
        continue
      }
      beat.answered = false
      beat.stuckAt = beat.line.writableLength > 0 ? sent : null
      socket.ping()
    }
  }
}

/** What has left for the system, and not merely been written. */
const sentBy = (line: Duplex): number =>
  ('bytesWritten' in line ? (line as Socket).bytesWritten : 0) - line.writableLength
