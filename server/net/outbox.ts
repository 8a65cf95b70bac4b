import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { ServerMessage } from '../../wire/server-message.ts'
import { textFrame } from './frame.ts'

/** A client that reads too slowly is cut off. */
const MOST_UNSENT_BYTES = 4_000_000

interface Written {
  readonly message: ServerMessage
  readonly frame: Buffer
}

/** A table's messages repeat: the mover's and the others' alternate. */
const RECENT = 4
const recent: Written[] = []
let oldest = 0

function frameOf(message: ServerMessage): Buffer {
  for (const written of recent) if (written.message === message) return written.frame
  const frame = textFrame(JSON.stringify(message))
  recent[oldest] = { message, frame }
  oldest = (oldest + 1) % RECENT
  return frame
}

/**
 * Sends to one client. Messages of one turn of the event loop (a move, its answer, whose turn it is) go out together.
 */
export class Outbox {
  private readonly socket: WebSocket
  private readonly stream: Duplex
  private held = false

  /** `stream` is what the socket writes to. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.socket = socket
    this.stream = stream
  }

  send(message: ServerMessage): void {
    const { socket, stream } = this
    if (socket.readyState !== socket.OPEN) return
    if (stream.writableLength > MOST_UNSENT_BYTES) return socket.terminate()
    this.hold()
    stream.write(frameOf(message))
  }

  pong(data: Buffer): void {
    const { socket, stream } = this
    if (stream.writableLength > MOST_UNSENT_BYTES) return socket.terminate()
    if (socket.readyState === socket.OPEN) socket.pong(data)
  }

  private hold(): void {
    if (this.held) return
    this.held = true
    this.stream.cork()
    process.nextTick(this.release)
  }

  private readonly release = (): void => {
    this.held = false
    this.stream.uncork()
  }
}
