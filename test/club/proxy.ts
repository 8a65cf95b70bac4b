import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

export interface RunningProxy {
  readonly port: number
  /** Nothing comes through any more, and nobody new. */
  cut(): void
  mend(): void
  stop(): Promise<void>
}

/** Passes connections on to wherever `target` says at the moment, and can be cut. Port 0 is any free one. */
export async function startProxy(target: () => NetConnectOpts, port = 0): Promise<RunningProxy> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer(near => {
    if (isCut) return void near.destroy()
    const far = connect(target())
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.setNoDelay(true)
      one.pipe(other)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  const hangUp = () => {
    for (const socket of open) socket.destroy()
  }
  const { port: taken } = server.address() as { port: number }
  return {
    port: taken,
    cut() {
      isCut = true
      hangUp()
    },
    mend() {
      isCut = false
    },
    async stop() {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}
