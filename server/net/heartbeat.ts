import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

const BEAT_MS = 30_000

interface LastBeat {
  answered: boolean
  /** Bytes sent at the last beat, if some were still waiting then. */
  stuckAt: number | null
}

/**
 * A sleeping phone does not say goodbye, so a missed beat ends the connection. So does a client that read nothing of
 * what was waiting since the last beat: it can answer pings without reading.
 */
export class Heartbeat {
  private readonly beats = new Map<WebSocket, LastBeat & { readonly line: Duplex }>()
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

/** Bytes handed to the system, not merely written to the stream. */
const sentBy = (line: Duplex): number => ('bytesWritten' in line ? Number(line.bytesWritten) : 0) - line.writableLength
