import { createHmac, randomBytes } from 'node:crypto'
import type { RateLimit } from '../config.ts'

/** Whoever is counted is counted in one of so many slots: memory stays the same however many there are. */
const SLOTS = 65_536
/** Without it an attacker could pick names that share a slot with a victim. */
const SALT = randomBytes(16)

/** Where somebody is counted; worth keeping by who asks often. */
export const slotOf = (key: string): number => createHmac('sha256', SALT).update(key).digest().readUInt32LE() % SLOTS

/**
 * How often each person or network may do something: `points` at once, and as many again in every `seconds`. One number a
 * slot, the time at which all that was done is forgotten (the generic cell rate algorithm); by a clock that nobody sets.
 */
export class RateLimiter {
  private readonly forgottenAt = new Float64Array(SLOTS)
  private readonly windowMs: number
  private readonly pointMs: number

  constructor({ points, seconds }: RateLimit) {
    this.windowMs = seconds * 1000
    this.pointMs = this.windowMs / points
  }

  /** Whoever is refused is charged nothing. */
  allows(key: string | number, cost = 1): boolean {
    const slot = typeof key === 'number' ? key : slotOf(key)
    const now = performance.now()
    const until = Math.max(now, this.forgottenAt[slot] ?? 0) + cost * this.pointMs
    if (until - now > this.windowMs + this.pointMs / 1000) return false
    this.forgottenAt[slot] = until
    return true
  }
}
