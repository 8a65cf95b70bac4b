import { type MoveRow, NumberTaken, type Snapshot, type Store } from '../store/store.ts'

interface Waiting {
  readonly move: MoveRow
  readonly snapshot: (Snapshot & { readonly table_id: string }) | null
  done(): void
  failed(error: unknown): void
}

/** Hears how storing goes, for figures and logs. */
export interface CommitWatch {
  committed(moves: number, milliseconds: number): void
  failed(error: unknown): void
}

/**
 * Stores moves before anybody is shown them, all that arrive in one turn of the event loop in one transaction: many
 * tables share the price of reaching the disk, and nobody waits for a timer.
 */
export class Committer {
  private waiting: Waiting[] = []
  private busy = false
  private readonly idlers: (() => void)[] = []
  private readonly store: Store
  private readonly watch: CommitWatch | null

  constructor(store: Store, watch: CommitWatch | null = null) {
    this.store = store
    this.watch = watch
  }

  /** Resolves when the move is durable; rejects if it is not stored. */
  commit(move: MoveRow, snapshot: Waiting['snapshot']): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ move, snapshot, done, failed })
      if (!this.busy) {
        this.busy = true
        setImmediate(() => void this.flush())
      }
    })
  }

  private async flush(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting
      this.waiting = []
      await this.storeTogether(group)
    }
    this.busy = false
    for (const done of this.idlers.splice(0)) done()
  }

  /** Resolves when nothing waits to be stored. */
  idle(): Promise<void> {
    return this.busy ? new Promise(done => this.idlers.push(done)) : Promise.resolve()
  }

  /** One bad move must not take the others down: a group that fails is stored one by one. */
  private async storeTogether(group: readonly Waiting[]): Promise<void> {
    const began = performance.now()
    try {
      await this.append(group)
      this.watch?.committed(group.length, performance.now() - began)
      for (const entry of group) entry.done()
    } catch (error) {
      if (!(error instanceof NumberTaken)) this.watch?.failed(error)
      if (group.length === 1) return group[0].failed(error)
      for (const entry of group) await this.storeTogether([entry])
    }
  }

  private append(group: readonly Waiting[]): Promise<void> {
    return this.store.appendMoves(
      group.map(entry => entry.move),
      group.flatMap(entry => (entry.snapshot ? [entry.snapshot] : [])),
    )
  }
}
