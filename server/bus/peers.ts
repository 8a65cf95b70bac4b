import * as v from 'valibot'
import { type Beat, BeatSchema } from './announcement.ts'
import type { Bus } from './bus.ts'

const BEATS = 'pentarchy.beats'
const BEAT_MS = 1000
/** After this silence a server counts as gone. */
const SILENCE_MS = 4000

const Heard = v.object({ by: v.string(), ...BeatSchema.entries })

/** What a server can serve. */
export type Peer = Pick<Beat, 'program' | 'rules'>

/** The other servers on the same store, while their heartbeats arrive. */
export class Peers {
  private readonly bus: Bus
  private readonly me: string
  private readonly self: Peer
  private readonly gone: (server: string) => void
  private readonly peers = new Map<string, { peer: Peer; at: number }>()
  private readonly timer: NodeJS.Timeout

  constructor(bus: Bus, me: string, self: Peer, gone: (server: string) => void) {
    this.bus = bus
    this.me = me
    this.self = self
    this.gone = gone
    bus.subscribe(BEATS, message => {
      const heard = v.safeParse(Heard, message)
      if (heard.success && heard.output.by !== me) this.hear(heard.output)
    })
    this.timer = setInterval(() => this.beat(), BEAT_MS)
    this.timer.unref()
    this.say(false)
  }

  /** Whether another server knows these rules. Knowing a version means knowing all before it. */
  canServe(game: string, rules: number): boolean {
    return this.all.some(peer => (peer.rules[game] ?? 0) >= rules)
  }

  /** For operators: what this server and the others can serve, and where they differ. */
  describe(): object {
    const { program, rules } = this.self
    const differs = Object.keys(rules).filter(game => this.all.some(peer => peer.rules[game] !== rules[game]))
    return { program, rules, others: this.all, differs }
  }

  private get all(): Peer[] {
    return [...this.peers.values()].map(({ peer }) => peer)
  }

  leave(): void {
    clearInterval(this.timer)
    this.say(true)
  }

  private say(leaving: boolean): void {
    this.bus.publish(BEATS, { by: this.me, ...this.self, leaving })
  }

  private hear({ by, program, rules, leaving }: v.InferOutput<typeof Heard>): void {
    if (leaving) return this.forget(by)
    this.peers.set(by, { peer: { program, rules }, at: performance.now() })
  }

  private beat(): void {
    this.say(false)
    const oldest = performance.now() - SILENCE_MS
    for (const [server, { at }] of this.peers) if (at < oldest) this.forget(server)
  }

  private forget(server: string): void {
    if (this.peers.delete(server)) this.gone(server)
  }
}
