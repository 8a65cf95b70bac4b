import type { Bus } from './bus.ts'

/** Longer is nobody asked: whoever is there answers at once. */
const PATIENCE_MS = 1000

const doorOf = (personId: string): string => `pentarchy.people.${personId}`

/** Which people are connected, by way of whichever server. */
export class Whereabouts {
  private readonly bus: Bus
  private readonly here = new Map<string, { count: number; leave(): void }>()

  constructor(bus: Bus) {
    this.bus = bus
  }

  /** Call the result when the connection is gone. */
  arrive(personId: string): () => void {
    const home = this.here.get(personId) ?? { count: 0, leave: this.bus.serve(doorOf(personId), async () => null) }
    home.count++
    this.here.set(personId, home)
    return () => {
      if (--home.count > 0) return
      home.leave()
      this.here.delete(personId)
    }
  }

  /** If nobody can be asked, those who are not here are taken to be nowhere. */
  async isConnected(personId: string): Promise<boolean> {
    return this.here.has(personId) || (await this.bus.request(doorOf(personId), null, PATIENCE_MS)).ok
  }
}
