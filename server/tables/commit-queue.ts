import { StorageError, type StorageFailure } from '../store/storage-error.ts'
import type { EventRow, Snapshot, Store } from '../store/store.ts'

/** A match whose events build on each other: if one is not stored, later ones must not be. */
export interface Chain {
  broken: boolean
}

/** `not-tried`: an earlier event was not stored. */
export type CommitResult = 'stored' | StorageFailure | 'not-tried'

interface QueuedEvents {
  readonly chain: Chain
  /** Stored together or not at all. */
  readonly events: readonly EventRow[]
  readonly snapshot: (Snapshot & { readonly table_id: string }) | null
  settle(result: CommitResult): void
}

/** Is notified of commits, for metrics and logs. */
export interface CommitWatch {
  committed(events: readonly EventRow[], milliseconds: number): void
  failed(error: StorageError, events: readonly EventRow[]): void
}

/**
 * Stores events before anybody sees them. All events of one turn of the event loop share a transaction: many tables
 * share one write to disk, and nobody waits for a timer.
 */
export class CommitQueue {
  private waiting: QueuedEvents[] = []
  private busy = false
  private readonly idlers: (() => void)[] = []
  private readonly store: Pick<Store, 'appendEvents'>
  private readonly watch: CommitWatch | null

  constructor(store: Pick<Store, 'appendEvents'>, watch: CommitWatch | null = null) {
    this.store = store
    this.watch = watch
  }

  /** Resolves when the events are durable, certainly not stored, or of unknown state. */
  commit(chain: Chain, events: readonly EventRow[], snapshot: QueuedEvents['snapshot']): Promise<CommitResult> {
    return new Promise(settle => {
      this.waiting.push({ chain, events, snapshot, settle })
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

  /** Resolves when nothing is waiting. */
  idle(): Promise<void> {
    return this.busy ? new Promise(done => this.idlers.push(done)) : Promise.resolve()
  }

  /** `unsure`: an earlier attempt may have stored it. */
  private async storeTogether(group: readonly QueuedEvents[], unsure = false): Promise<void> {
    const whole = group.filter(({ chain, settle }) => {
      if (chain.broken) settle('not-tried')
      return !chain.broken
    })
    if (whole.length === 0) return
    const events = whole.flatMap(entry => entry.events)
    const began = performance.now()
    const error = await this.append(whole)
    if (error) {
      if (error.code !== 'number-taken') this.watch?.failed(error, events)
      return this.makeSure(whole, error.code, unsure)
    }
    this.watch?.committed(events, performance.now() - began)
    for (const { settle } of whole) settle('stored')
  }

  /**
   * An event of unknown state is stored again: if its number is taken by itself, it was stored. A refused group is
   * stored one by one, so that one bad event does not fail the others.
   */
  private async makeSure(group: readonly QueuedEvents[], code: StorageFailure, unsure: boolean): Promise<void> {
    if (code === 'unconfirmed' && !unsure) return this.storeTogether(group, true)
    const isTaken = code === 'number-taken'
    if (group.length > 1 && (isTaken || !(unsure || code === 'unreachable')))
      for (const entry of group) await this.storeTogether([entry], unsure)
    else for (const entry of group) this.fail(entry, unsure && !isTaken ? 'unconfirmed' : code)
  }

  private fail({ chain, settle }: QueuedEvents, code: StorageFailure): void {
    chain.broken = true
    settle(code)
  }

  private async append(group: readonly QueuedEvents[]): Promise<StorageError | null> {
    try {
      await this.store.appendEvents(
        group.flatMap(({ events }) => events),
        group.flatMap(({ snapshot }) => snapshot ?? []),
      )
      return null
    } catch (error) {
      return error instanceof StorageError ? error : new StorageError('failed', error)
    }
  }
}
