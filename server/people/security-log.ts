import { randomUUID } from 'node:crypto'
import { deviceOf, type SecurityEntry, type SecurityEventKind } from '../../wire/people.ts'
import { RateLimiter } from '../net/rate-limiter.ts'
import type { Store } from '../store/store.ts'

/** More than anybody reads. Under a long attack the latest stay. */
const KEPT = 100
const MOST_AGENT = 200

/** Worth a letter, because it may be somebody else's doing. */
const ALARMING: readonly SecurityEventKind[] = [
  ...(['password-changed', 'passkey-added', 'email-changed', 'email-removed'] as const),
  ...(['two-step-on', 'two-step-off', 'recovered'] as const),
]

/** What strangers can cause must not push important entries out of the log. */
const BY_ANYBODY: readonly SecurityEventKind[] = ['wrong-password', 'wrong-code', 'recovery-asked']
const NOISE = { points: 3, seconds: 3600 }

export interface Alarm extends SecurityEntry {
  readonly personId: string
}

/** What happened to an account, for its owner alone. */
export class SecurityLog {
  private readonly store: Store
  private readonly alarm: (alarm: Alarm) => Promise<void>
  private readonly noise = new RateLimiter(NOISE)

  /** `alarm` is called for what the owner should hear of. */
  constructor(store: Store, alarm: (alarm: Alarm) => Promise<void> = async () => {}) {
    this.store = store
    this.alarm = alarm
  }

  async write(personId: string, kind: SecurityEventKind, agent: string): Promise<void> {
    if (BY_ANYBODY.includes(kind) && !this.noise.allows(personId)) return
    const entry = { id: randomUUID(), at: Date.now(), kind, agent: agent.slice(0, MOST_AGENT) }
    const isAlarming = kind === 'login' ? !(await this.isFamiliar(personId, agent)) : ALARMING.includes(kind)
    await this.store.accounts.writeLog({ ...entry, person_id: personId }, KEPT)
    if (isAlarming) await this.alarm({ ...entry, personId })
  }

  private async isFamiliar(personId: string, agent: string): Promise<boolean> {
    const device = deviceOf(agent)
    return (await this.of(personId)).some(
      entry => (entry.kind === 'login' || entry.kind === 'registered') && deviceOf(entry.agent) === device,
    )
  }

  async of(personId: string): Promise<SecurityEntry[]> {
    return (await this.store.accounts.log(personId)).map(({ id, at, kind, agent }) => ({ id, at, kind, agent }))
  }
}
