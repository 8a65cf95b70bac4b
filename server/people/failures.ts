import { createHmac, randomBytes } from 'node:crypto'
import type { FailureCount } from '../store/failure-store.ts'
import type { Store } from '../store/store.ts'

/** Guesses by account and network, by account, by network, and of codes; proofs of work that were used. */
const KINDS = ['pair', 'account', 'network', 'code', 'proof'] as const
export type FailureKey = readonly [kind: (typeof KINDS)[number], whose: string]

/** Slots of each kind: the table stays small however many accounts and networks there are. */
const SLOTS = 65_536

/** Counts recent failures for all servers of the club together. */
export class Failures {
  private readonly store: Store
  private readonly now: () => number
  private known: Promise<string> | null = null

  constructor(store: Store, now: () => number = Date.now) {
    this.store = store
    this.now = now
  }

  /** Shared by all servers of the club. Without it nobody can tell who shares a slot with whom. */
  secret(): Promise<string> {
    this.known ??= this.store.people
      .secret('proofs', async () => randomBytes(32).toString('base64url'))
      .catch(error => {
        this.known = null
        throw error
      })
    return this.known
  }

  async of(keys: readonly FailureKey[]): Promise<FailureCount[]> {
    return this.store.failures.of(await this.slots(keys), this.now())
  }

  async add(keys: readonly FailureKey[]): Promise<number[]> {
    return this.store.failures.add(await this.slots(keys), this.now())
  }

  async take(keys: readonly FailureKey[]): Promise<void> {
    await this.store.failures.take(await this.slots(keys))
  }

  async forgive(key: FailureKey): Promise<void> {
    for (const slot of await this.slots([key])) await this.store.failures.forgive(slot)
  }

  private async slots(keys: readonly FailureKey[]): Promise<number[]> {
    const secret = await this.secret()
    return keys.map(([kind, whose]) => {
      const hash = createHmac('sha256', secret).update(`${kind} ${whose}`).digest()
      return KINDS.indexOf(kind) * SLOTS + (hash.readUInt32LE() % SLOTS)
    })
  }
}
