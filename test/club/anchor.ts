import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import WebSocket from 'ws'
import { elementAt } from '../../kernel/list.ts'
import { pace, quantile } from './crowd.ts'

/*
 * A yardstick for a busy machine: a server that only relays 150 bytes to the five at a table, without rules or secrets.
 * Run beside the real server, it shows what the machine can do at that moment.
 */

const RELAY = fileURLToPath(new URL('./relay.ts', import.meta.url))
const SEATS = 5

/** Relayed moves a second, each table waiting for its last one, and the server's cost for each. */
export async function anchor(tables: number, seconds: number) {
  const relay = await startRelay(null)
  let moves = 0
  let running = true
  const crowd = await seatAll(tables, relay.port, table => {
    moves++
    if (running) table.play()
  })
  for (const table of crowd) table.play()
  await sleep(seconds * 250)
  const before = { cpu: await relay.cpu(), moves, at: performance.now() }
  await sleep(seconds * 1000)
  running = false
  const relayed = moves - before.moves
  const relayedPerSecond = Math.round((relayed * 1000) / (performance.now() - before.at))
  const relayCpuMicros = Math.round(((await relay.cpu()) - before.cpu) / relayed)
  for (const table of crowd) table.close()
  relay.stop()
  return { relayedPerSecond, relayCpuMicros }
}

/** This many moves a second, and how long each takes. With a `file`, each is on disk before it is relayed. */
export async function pacedAnchor(tables: number, rate: number, seconds: number, file: string | null) {
  const relay = await startRelay(file)
  const crowd = await seatAll(tables, relay.port, () => {})
  await pace(crowd, rate, seconds / 4)
  for (const table of crowd) table.latencies.length = 0
  await pace(crowd, rate, seconds)
  const latencies = crowd.flatMap(table => table.latencies)
  for (const table of crowd) table.close()
  relay.stop()
  return { p50Ms: quantile(latencies, 0.5), p99Ms: quantile(latencies, 0.99) }
}

async function startRelay(file: string | null) {
  const server = fork(RELAY, file ? [file] : [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [port] = (await once(server, 'message')) as [number]
  return {
    port,
    /** CPU time in microseconds since the start. */
    async cpu() {
      server.send('cpu')
      const [microseconds] = (await once(server, 'message')) as [number]
      return microseconds
    },
    stop: () => void server.kill(),
  }
}

async function seatAll(count: number, port: number, onPassed: (table: RelayedTable) => void): Promise<RelayedTable[]> {
  const tables: RelayedTable[] = []
  for (let n = 0; n < count; n++) {
    const table = new RelayedTable(onPassed)
    await table.connect(`ws://127.0.0.1:${port}/${n}`)
    tables.push(table)
  }
  return tables
}

/** Its seats send numbers in turn, each after receiving the one before. */
class RelayedTable {
  readonly latencies: number[] = []
  isIdle = true
  private number = 0
  private sentAt = 0
  private sockets: readonly WebSocket[] = []
  private readonly onPassed: (table: RelayedTable) => void

  constructor(onPassed: (table: RelayedTable) => void) {
    this.onPassed = onPassed
  }

  async connect(address: string): Promise<void> {
    this.sockets = Array.from({ length: SEATS }, () => new WebSocket(address, { perMessageDeflate: false }))
    await Promise.all(this.sockets.map(socket => once(socket, 'open')))
    for (const [seat, socket] of this.sockets.entries()) socket.on('message', data => this.hear(seat, String(data)))
  }

  play(): void {
    this.isIdle = false
    this.sentAt = performance.now()
    elementAt(this.sockets, this.number % SEATS).send(`{"number":${this.number + 1}}`)
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  private hear(seat: number, text: string): void {
    const number = Number(/"number":(\d+)/.exec(text)?.[1])
    if (seat === (number - 1) % SEATS) this.latencies.push(performance.now() - this.sentAt)
    if (seat !== number % SEATS) return
    this.number = number
    this.isIdle = true
    this.onPassed(this)
  }
}
