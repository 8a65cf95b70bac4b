import { createHmac, randomBytes } from 'node:crypto'
import type { RateLimit } from '../config.ts'

/** A fixed number of slots keeps memory constant under a flood of addresses. */
const SLOTS = 65_536
/** Without it an attacker could choose keys that share a slot with a victim. */
const SALT = randomBytes(16)

/** Callers that ask often should keep the slot. */
export const slotOf = (key: string): number => createHmac('sha256', SALT).update(key).digest().readUInt32LE() % SLOTS

/**
 * Allows `points` at once and as many again every `seconds`. Each slot is one number, the time at which everything is
 * forgotten (the generic cell rate algorithm), by a monotonic clock.
 */
export class RateLimiter {
  private readonly forgottenAt = new Float64Array(SLOTS)
  private readonly windowMs: number
  private readonly pointMs: number

  constructor({ points, seconds }: RateLimit) {
    this.windowMs = seconds * 1000
    this.pointMs = this.windowMs / points
  }

  /** A refusal costs nothing. */
  allows(key: string | number, cost = 1): boolean {
    const slot = typeof key === 'number' ? key : slotOf(key)
    const now = performance.now()
    const until = Math.max(now, this.forgottenAt[slot] ?? 0) + cost * this.pointMs
    if (until - now > this.windowMs + this.pointMs / 1000) return false
    this.forgottenAt[slot] = until
    return true
  }
}
