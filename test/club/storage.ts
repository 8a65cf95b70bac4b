import type { Store } from '../../server/store/store.ts'
import { notice } from '../../server/test/until.ts'

/** A disk that fails from time to time, and knows what it really stored. */
export class Storage {
  failing = false
  failures = 0
  private readonly counts = new Map<string, number>()

  constructor(store: Store) {
    const append = store.appendEvents.bind(store)
    store.appendEvents = async (moves, snapshots) => {
      if (this.failing) {
        this.failures++
        notice()
        throw new Error('the disk is full')
      }
      await append(moves, snapshots)
      for (const { table_id, number } of moves)
        this.counts.set(table_id, Math.max(number, this.counts.get(table_id) ?? 0))
      notice()
    }
  }

  /** How many moves of the table have reached the disk. */
  storedAt(table: string): number {
    return this.counts.get(table) ?? 0
  }
}
