import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@nats-io/transport-node'
import { nats } from '../../scripts/nats.mjs'
import { letGo, spawnTied } from './tied.ts'

export interface RunningNats {
  readonly url: string
  /** Away for so long, as when it is updated. */
  restart(awayMs: number): Promise<void>
  /** For a proxy in front of it. */
  readonly port: number
  stop(): Promise<void>
}

/** A real NATS on a free port of the loopback. */
export async function startNats(): Promise<RunningNats> {
  const program = nats()
  const port = await freePort()
  const url = `nats://127.0.0.1:${port}`
  let server = await run(program, port, url)
  const stop = () => letGo(server)
  return {
    url,
    port,
    async restart(awayMs) {
      await stop()
      await sleep(awayMs)
      server = await run(program, port, url)
    },
    stop,
  }
}

async function run(program: string, port: number, url: string): Promise<ChildProcess> {
  const server = spawnTied(program, ['--addr', '127.0.0.1', '--port', String(port)])
  for (let tries = 0; tries < 200; tries++) {
    const connection = await connect({ servers: url, reconnect: false, timeout: 1000 }).catch(() => null)
    if (connection) {
      await connection.close()
      return server
    }
    if (server.exitCode !== null) throw new Error(`NATS ended at once (status ${server.exitCode})`)
    await sleep(50)
  }
  throw new Error('NATS did not answer')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
