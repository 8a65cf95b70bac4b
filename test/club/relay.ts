import { open } from 'node:fs/promises'
import { type WebSocket, WebSocketServer } from 'ws'

/*
 * Relays what is sent at a table to everybody there. With a file, only when it is on disk: everything sent meanwhile is
 * written together, as moves are.
 */

const FILLING = 'x'.repeat(110)
/** The file has its full length from the start and is overwritten, because a growing file is slower to flush. */
const LENGTH = 16 << 20

type PassOn = (text: string, pass: () => void) => void

const [, , file] = process.argv
const passOn: PassOn = file ? await storingFirst(file) : (_, pass) => pass()
const rooms = new Map<string, Set<WebSocket>>()
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('listening', () => process.send?.((server.address() as { port: number }).port))
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set()
  rooms.set(url, room.add(socket))
  socket.on('message', data => {
    const { number } = JSON.parse(String(data)) as { number: number }
    const text = JSON.stringify({ number, filling: FILLING })
    passOn(text, () => {
      for (const member of room) member.send(text)
    })
  })
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.once('disconnect', () => process.exit())

async function storingFirst(path: string): Promise<PassOn> {
  const log = await open(path, 'w')
  await log.write(Buffer.alloc(LENGTH))
  await log.datasync()
  let at = 0
  let waiting: { text: string; pass: () => void }[] = []
  let busy = false
  const flush = async () => {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      const lines = Buffer.from(group.map(({ text }) => `${text}\n`).join(''))
      if (at + lines.length > LENGTH) at = 0
      await log.write(lines, 0, lines.length, at)
      await log.datasync()
      at += lines.length
      for (const { pass } of group) pass()
    }
    busy = false
  }
  return (text, pass) => {
    waiting.push({ text, pass })
    if (busy) return
    busy = true
    setImmediate(() => void flush())
  }
}
