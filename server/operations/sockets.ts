import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'

/** "Service restart": a page that hears it comes back by itself. */
const RESTART = 1012

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
          socket.close(RESTART, 'the server stops')
        }),
    ),
  )
}
