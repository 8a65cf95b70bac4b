import { createHmac, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import type { RateLimit } from '../config.ts'

/** Required by its own path: the library's index loads a driver for every database it knows. */
const RateLimiterMemory = createRequire(import.meta.url)(
  'rate-limiter-flexible/lib/RateLimiterMemory.js',
) as typeof import('rate-limiter-flexible').RateLimiterMemory

/** Addresses are counted in so many slots: memory stays bounded however many addresses there are. */
const SLOTS = 65_536
/** Without it an attacker could pick addresses that share a slot with a victim. */
const SALT = randomBytes(16)

const slotOf = (address: string): string =>
  `slot ${createHmac('sha256', SALT).update(address).digest().readUInt32LE() % SLOTS}`

/** How often each person, connection or address may do something in a window of time. */
export class RateLimiter {
  private readonly limiter: InstanceType<typeof RateLimiterMemory>

  constructor({ points, seconds }: RateLimit) {
    this.limiter = new RateLimiterMemory({ points, duration: seconds })
  }

  /** For keys that cost something to get, such as a person's id. */
  async allows(key: string): Promise<boolean> {
    try {
      await this.limiter.consume(key)
      return true
    } catch (refusal) {
      // The library rejects with figures when the limit is reached, and with an error only when it is broken.
      if (refusal instanceof Error) throw refusal
      return false
    }
  }

  /** For keys that an attacker has any number of. */
  allowsAddress(address: string): Promise<boolean> {
    return this.allows(slotOf(address))
  }
}
