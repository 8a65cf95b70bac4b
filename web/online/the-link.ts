import listings from 'virtual:listings'
import { SOCKET_PATH, WIRE_VERSION } from '../../wire/http.ts'
import { findClub } from '../app/club.svelte.ts'
import { type Connection, type ConnectionEvents, Link } from './link.svelte.ts'

function connect({ opened, message, closed }: ConnectionEvents): Connection {
  const address = new URL(`.${SOCKET_PATH}`, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  address.hash = ''
  const socket = new WebSocket(address)
  socket.addEventListener('open', opened)
  socket.addEventListener('message', event => message(String(event.data)))
  socket.addEventListener('close', event => closed(event.code))
  return {
    send(data) {
      if (socket.readyState === WebSocket.OPEN) socket.send(data)
    },
    close: () => socket.close(),
  }
}

/** A match under rules that this page lacks cannot be shown. Older servers said nothing about rules. */
const hasOlderRules = (rules: Readonly<Record<string, number>> = {}): boolean =>
  listings.some(({ id, rulesVersion }) => (rules[id] ?? 0) > rulesVersion)

const PULSE_MS = 5000

/** This page's connection to the club. */
export const link = new Link({
  connect,
  isOnline: () => navigator.onLine,
  // No answer does not mean that the server has forgotten us.
  async standing() {
    const reply = await findClub()
    if (reply === null) return 'known'
    if (reply.wire !== WIRE_VERSION || hasOlderRules(reply.rules)) return 'outdated'
    return reply.you ? 'known' : 'unknown'
  },
})

addEventListener('online', () => link.reconnectNow())
addEventListener('offline', () => link.goOffline())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') link.reconnectNow()
})
setInterval(() => link.checkPulse(), PULSE_MS)
