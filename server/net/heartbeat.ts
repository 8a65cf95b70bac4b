import type { WebSocket } from 'ws'

const BEAT_MS = 30_000

/** A phone that fell asleep does not say goodbye: who misses a beat is gone. */
export function keepHeartbeat(clients: ReadonlySet<WebSocket>): () => void {
  const answered = new WeakSet<WebSocket>()
  const asked = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of clients) {
      if (asked.has(socket) && !answered.has(socket)) {
        socket.terminate()
        continue
      }
      if (!asked.has(socket)) socket.on('pong', () => answered.add(socket))
      asked.add(socket)
      answered.delete(socket)
      socket.ping()
    }
  }, BEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}
