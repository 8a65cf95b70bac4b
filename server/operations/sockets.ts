import type { WebSocket } from 'ws'
import { CLOSE } from '../../wire/http.ts'

/** How long a page may take to close its connection. */
const PATIENCE_MS = 1000

/** Tells every page that the server stops, and waits until they have gone. */
export async function closeSockets(sockets: Iterable<WebSocket>): Promise<void> {
  await Promise.all(
    [...sockets].map(
      socket =>
        new Promise<void>(gone => {
          const late = setTimeout(() => socket.terminate(), PATIENCE_MS)
          socket.once('close', () => {
            clearTimeout(late)
            gone()
          })
          socket.close(CLOSE.moving, 'the server stops')
        }),
    ),
  )
}
