import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** Whose packets get lost: everybody's, or only the replies, after the request was carried out. */
export type Swallowed = 'everything' | 'answers'

export interface RunningProxy {
  readonly port: number
  /** Closes all connections and refuses new ones. */
  cut(): void
  /** Passes nothing on and tells nobody: connections stay open, new ones are accepted, all is silent. */
  swallow(what: Swallowed): void
  mend(): void
  stop(): Promise<void>
}

/** One proxied connection. */
class Line {
  private readonly near: Socket
  private readonly far: Socket
  private swallowed: Swallowed | null = null
  private readonly gone: () => void

  constructor(near: Socket, far: Socket, gone: () => void) {
    this.near = near
    this.far = far
    this.gone = gone
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => this.closed())
    }
    near.pipe(far)
    far.pipe(near)
  }

  swallow(what: Swallowed): void {
    this.swallowed = what
    this.far.unpipe(this.near).pause()
    if (what === 'everything') this.near.unpipe(this.far).pause()
  }

  /** Held-back data arrives late, as when a connection recovers. */
  mend(): void {
    if (this.swallowed === null) return
    this.swallowed = null
    if (this.near.destroyed || this.far.destroyed) return this.closed()
    this.near.pipe(this.far)
    this.far.pipe(this.near)
  }

  hangUp(): void {
    this.near.destroy()
    this.far.destroy()
    this.gone()
  }

  /** A closed side is as silent as everything else. */
  private closed(): void {
    if (this.swallowed === null) this.hangUp()
  }
}

/** Passes connections on to the present `target`; can be cut and silenced. Port 0 is any free one. */
export async function startProxy(target: () => NetConnectOpts, port = 0): Promise<RunningProxy> {
  const lines = new Set<Line>()
  let isCut = false
  let swallowed: Swallowed | null = null
  const server = createServer(near => {
    if (isCut) return void near.destroy()
    const line: Line = new Line(near, connect(target()), () => lines.delete(line))
    lines.add(line)
    if (swallowed) line.swallow(swallowed)
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  const hangUp = () => {
    for (const line of lines) line.hangUp()
  }
  const { port: taken } = server.address() as { port: number }
  return {
    port: taken,
    cut() {
      isCut = true
      hangUp()
    },
    swallow(what) {
      swallowed = what
      for (const line of lines) line.swallow(what)
    },
    mend() {
      isCut = false
      swallowed = null
      for (const line of lines) line.mend()
    },
    async stop() {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}
