import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Envelope } from '../../wire/sent.ts'

/** A client that does not take in what it is sent is not waited for. */
const MOST_UNSENT_BYTES = 4_000_000

/** What was written last: everybody in an audience is sent the same envelope, one after another. */
let written: { readonly envelope: Envelope; readonly text: string } | null = null

function textOf(envelope: Envelope): string {
  if (written?.envelope !== envelope) written = { envelope, text: JSON.stringify(envelope) }
  return written.text
}

/** What goes out to one client. All envelopes of one turn of the event loop travel together: a move, its answer, whose turn it is. */
export class Outbox {
  private readonly socket: WebSocket
  private readonly stream: Duplex
  private held = false

  /** `stream`: what the socket writes to. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.socket = socket
    this.stream = stream
  }

  send(envelope: Envelope): void {
    const { socket } = this
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) return socket.terminate()
    this.hold()
    socket.send(textOf(envelope))
  }

  private hold(): void {
    if (this.held) return
    this.held = true
    this.stream.cork()
    process.nextTick(() => {
      this.held = false
      this.stream.uncork()
    })
  }
}
