import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { CLOSE } from '../../wire/http.ts'

/** How long a page may take to say goodbye. */
const PATIENCE_MS = 1000

/** A page of somebody else's must not speak with our visitor's cookie. What is no browser names no origin. */
export function isOurPage({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

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
