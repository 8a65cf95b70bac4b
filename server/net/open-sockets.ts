import type { Duplex } from 'node:stream'
import type { Config } from '../config.ts'

export class OpenSockets {
  private readonly most: Config['socketLimit']
  private readonly open = new Map<string, number>()

  constructor(most: Config['socketLimit']) {
    this.most = most
  }

  of(person: string): number {
    return this.open.get(`person ${person}`) ?? 0
  }

  /** False if they have too many already. The place is given back when the connection closes. */
  take(person: string, network: string, line: Duplex): boolean {
    if (line.destroyed) return false
    const keys = [`person ${person}`, `network ${network}`] as const
    const [mine, ours] = keys.map(key => this.open.get(key) ?? 0)
    if ((mine ?? 0) >= this.most.person || (ours ?? 0) >= this.most.network) return false
    for (const key of keys) this.open.set(key, (this.open.get(key) ?? 0) + 1)
    line.once('close', () => {
      for (const key of keys) {
        const left = (this.open.get(key) ?? 1) - 1
        if (left > 0) this.open.set(key, left)
        else this.open.delete(key)
      }
    })
    return true
  }
}
