import { URGENCIES, type Urgency } from './jobs.ts'

interface Queued {
  readonly urgency: Urgency
  readonly owner: string
}

/**
 * Jobs waiting for a thread. Jobs for people come first. Within each urgency owners take turns, however many jobs one
 * has; the jobs of one owner stay in order.
 */
export class FairQueue<T extends Queued> {
  private readonly rounds: Readonly<Record<Urgency, Map<string, T[]>>> = { people: new Map(), others: new Map() }

  add(item: T): void {
    const round = this.rounds[item.urgency]
    const mine = round.get(item.owner)
    if (mine) mine.push(item)
    else round.set(item.owner, [item])
  }

  /** The next job that may begin. Its owner goes to the end of the line. */
  take(mayBegin: (item: T) => boolean): T | null {
    for (const urgency of URGENCIES)
      for (const [owner, items] of this.rounds[urgency]) {
        const index = items.findIndex(mayBegin)
        if (index < 0) continue
        const [item] = items.splice(index, 1)
        this.rounds[urgency].delete(owner)
        if (items.length > 0) this.rounds[urgency].set(owner, items)
        return item ?? null
      }
    return null
  }

  get size(): number {
    return URGENCIES.reduce((sum, urgency) => sum + this.all(urgency).length, 0)
  }

  /** Removes and returns everything that waited. */
  empty(): T[] {
    const all = URGENCIES.flatMap(urgency => this.all(urgency))
    for (const urgency of URGENCIES) this.rounds[urgency].clear()
    return all
  }

  private all(urgency: Urgency): T[] {
    return [...this.rounds[urgency].values()].flat()
  }
}
