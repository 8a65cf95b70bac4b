import type { Bus } from './bus.ts'

/** How long to wait for answers. A living server answers at once. */
const PATIENCE_MS = 1000

const topicOf = (personId: string): string => `pentarchy.people.${personId}`

/** Which people are connected, through any server. */
export class Presence {
  private readonly bus: Bus
  private readonly here = new Map<string, { count: number; leave(): void }>()

  constructor(bus: Bus) {
    this.bus = bus
  }

  /** Call the result when the connection is gone. */
  arrive(personId: string): () => void {
    const entry = this.here.get(personId) ?? { count: 0, leave: this.bus.serve(topicOf(personId), async () => null) }
    entry.count++
    this.here.set(personId, entry)
    return () => {
      if (--entry.count > 0) return
      entry.leave()
      this.here.delete(personId)
    }
  }

  /** If the bus is down, people who are not connected here count as absent. */
  async isConnected(personId: string): Promise<boolean> {
    return this.here.has(personId) || (await this.bus.request(topicOf(personId), null, PATIENCE_MS)).ok
  }
}
