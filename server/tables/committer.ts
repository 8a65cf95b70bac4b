import { type MoveRow, NumberTaken, type Snapshot, type Store, Unconfirmed, Unreachable } from '../store/store.ts'

/** A match whose moves build on each other: when one is not stored, those after it must not be. */
export interface Chain {
  broken: boolean
}

interface Waiting {
  readonly chain: Chain
  readonly move: MoveRow
  readonly snapshot: (Snapshot & { readonly table_id: string }) | null
  done(): void
  failed(error: unknown): void
}

/** Hears how storing goes, for figures and logs. */
export interface CommitWatch {
  committed(moves: readonly MoveRow[], milliseconds: number): void
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
  private readonly store: Pick<Store, 'appendMoves'>
  private readonly watch: CommitWatch | null

  constructor(store: Pick<Store, 'appendMoves'>, watch: CommitWatch | null = null) {
    this.store = store
    this.watch = watch
  }

  /** Resolves when the move is durable; rejects if it is not stored. */
  commit(chain: Chain, move: MoveRow, snapshot: Waiting['snapshot']): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ chain, move, snapshot, done, failed })
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

  /** `unsure`: it was tried before, and may be stored. */
  private async storeTogether(group: readonly Waiting[], unsure: Unconfirmed | null = null): Promise<void> {
    const whole = group.filter(({ chain, failed }) => {
      if (chain.broken) failed(new Error('a move before this one was not stored'))
      return !chain.broken
    })
    if (whole.length === 0) return
    const began = performance.now()
    try {
      await this.append(whole)
    } catch (error) {
      if (!(error instanceof NumberTaken)) this.watch?.failed(error)
      return this.makeSure(whole, error, unsure)
    }
    this.watch?.committed(
      whole.map(({ move }) => move),
      performance.now() - began,
    )
    for (const entry of whole) entry.done()
  }

  /**
   * What may have been stored is stored again, which tells: its number is then taken, by itself. And one bad move must
   * not take the others down: a group that is refused is stored one by one.
   */
  private async makeSure(group: readonly Waiting[], error: unknown, unsure: Unconfirmed | null): Promise<void> {
    if (error instanceof Unconfirmed && !unsure) return this.storeTogether(group, error)
    const isTaken = error instanceof NumberTaken
    if (group.length > 1 && (isTaken || !(unsure || error instanceof Unreachable)))
      for (const entry of group) await this.storeTogether([entry], unsure)
    else for (const entry of group) this.fail(entry, isTaken ? error : (unsure ?? error))
  }

  private fail({ chain, failed }: Waiting, error: unknown): void {
    chain.broken = true
    failed(error)
  }

  private append(group: readonly Waiting[]): Promise<void> {
    return this.store.appendMoves(
      group.map(entry => entry.move),
      group.flatMap(entry => (entry.snapshot ? [entry.snapshot] : [])),
    )
  }
}
