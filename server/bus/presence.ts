import type { Bus } from './bus.ts'

/** Longer is nobody asked: whoever is there answers at once. */
const PATIENCE_MS = 1000

const topicOf = (personId: string): string => `pentarchy.people.${personId}`

/** Which people are connected, by way of whichever server. */
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

  /** If nobody can be asked, those who are not here are taken to be nowhere. */
  async isConnected(personId: string): Promise<boolean> {
    return this.here.has(personId) || (await this.bus.request(topicOf(personId), null, PATIENCE_MS)).ok
  }
}
