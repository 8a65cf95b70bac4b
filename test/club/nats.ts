import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { nats } from '../../scripts/nats.mjs'
import { killTied, letGo, spawnTied } from './tied.ts'

export interface RunningNats {
  readonly url: string
  /** Stops it for this long, as during an update. */
  restart(awayMs: number): Promise<void>
  /** For a proxy in front of it. */
  readonly port: number
  /** As in a power cut; `restart` brings it back. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** A real NATS on a free local port. `options`: further arguments of the program. */
export async function startNats(options: readonly string[] = []): Promise<RunningNats> {
  const program = nats()
  const port = await freePort()
  const url = `nats://127.0.0.1:${port}`
  const run = () => runNats(program, ['--addr', '127.0.0.1', '--port', String(port), ...options], port)
  let server = await run()
  const stop = () => letGo(server)
  return {
    url,
    port,
    async restart(awayMs) {
      await stop()
      await sleep(awayMs)
      server = await run()
    },
    kill: () => killTied(server),
    stop,
  }
}

/** A cluster of this many nodes. */
export async function startNatsNodes(count: number): Promise<RunningNats[]> {
  const routes = await Promise.all(Array.from({ length: count }, async () => `nats://127.0.0.1:${await freePort()}`))
  const cluster = ['--cluster_name', 'pentarchy', '--routes', routes.join(',')]
  return Promise.all(routes.map(route => startNats([...cluster, '--cluster', route])))
}

async function runNats(program: string, args: readonly string[], port: number): Promise<ChildProcess> {
  const server = spawnTied(program, args)
  for (let tries = 0; tries < 200; tries++) {
    if (await listens(port)) return server
    if (server.exitCode !== null) throw new Error(`NATS ended at once (status ${server.exitCode})`)
    await sleep(50)
  }
  throw new Error('NATS did not answer')
}

/** Whether or not it would let us in. */
async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const heard = await Promise.race([once(socket, 'data'), once(socket, 'close')]).then(
    ([data]) => String(data).startsWith('INFO'),
    () => false,
  )
  socket.destroy()
  return heard
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
