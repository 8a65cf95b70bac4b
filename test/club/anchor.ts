import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import WebSocket, { WebSocketServer } from 'ws'

/*
 * The measure by which a busy machine is judged: a server that only passes 150 bytes on to the five at a table, with no
 * rules, secrets or storage. Run beside the real thing, it tells what the machine could do just then.
 */

const SEATS = 5
const FILLING = 'x'.repeat(110)

/** Moves a second that are merely passed on, each table waiting for its last one, and what each costs the server. */
export async function anchor(tables: number, seconds: number) {
  const server = fork(fileURLToPath(import.meta.url), ['serve'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [port] = (await once(server, 'message')) as [number]
  let moves = 0
  let running = true
  const sockets: WebSocket[] = []
  for (let table = 0; table < tables; table++) {
    const seats = Array.from(
      { length: SEATS },
      () => new WebSocket(`ws://127.0.0.1:${port}/${table}`, { perMessageDeflate: false }),
    )
    await Promise.all(seats.map(socket => once(socket, 'open')))
    for (const [seat, socket] of seats.entries())
      socket.on('message', data => {
        const number = Number(/"number":(\d+)/.exec(String(data))?.[1])
        if (number % SEATS !== seat || !running) return
        moves++
        socket.send(`{"number":${number + 1}}`)
      })
    sockets.push(...seats)
  }
  const cpu = async () => {
    server.send('cpu')
    const [microseconds] = (await once(server, 'message')) as [number]
    return microseconds
  }
  for (let table = 0; table < tables; table++) sockets[table * SEATS].send('{"number":1}')
  await sleep(seconds * 250)
  const before = { cpu: await cpu(), moves, at: performance.now() }
  await sleep(seconds * 1000)
  running = false
  const relayed = moves - before.moves
  const relayedPerSecond = Math.round((relayed * 1000) / (performance.now() - before.at))
  const relayCpuMicros = Math.round(((await cpu()) - before.cpu) / relayed)
  for (const socket of sockets) socket.terminate()
  server.kill()
  return { relayedPerSecond, relayCpuMicros }
}

function serve(): void {
  const rooms = new Map<string, Set<WebSocket>>()
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('listening', () => process.send?.((server.address() as { port: number }).port))
  server.on('connection', (socket, { url = '' }) => {
    const room = rooms.get(url) ?? new Set()
    rooms.set(url, room.add(socket))
    socket.on('message', data => {
      const { number } = JSON.parse(String(data)) as { number: number }
      const text = JSON.stringify({ number, filling: FILLING })
      for (const member of room) member.send(text)
    })
  })
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.once('disconnect', () => process.exit())
}

if (process.argv[2] === 'serve') serve()
