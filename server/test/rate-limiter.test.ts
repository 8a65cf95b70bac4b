import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RateLimiter } from '../net/rate-limiter.ts'

const LOGINS = { points: 20, seconds: 120 }

describe('A rate limit', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const tryLogins = async (limiter: RateLimiter, address: string, times: number) => {
    let allowed = 0
    for (let n = 0; n < times; n++) if (await limiter.allowsAddress(address)) allowed++
    return allowed
  }

  it('refuses a flood of logins from one address while 20,000 other addresses come and go', async () => {
    const limiter = new RateLimiter(LOGINS)
    expect(await tryLogins(limiter, '198.51.100.1', 50)).toBe(20)
    for (let n = 0; n < 20_000; n++) await limiter.allowsAddress(`2001:db8::${n.toString(16)}`)
    expect(await tryLogins(limiter, '198.51.100.1', 5)).toBe(0)
    expect(await limiter.allowsAddress('203.0.113.7')).toBe(true)
  })

  it('forgets what was done once its window is over', async () => {
    const limiter = new RateLimiter(LOGINS)
    expect(await tryLogins(limiter, '198.51.100.1', 21)).toBe(20)
    vi.advanceTimersByTime(119_000)
    expect(await tryLogins(limiter, '198.51.100.1', 1)).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(await tryLogins(limiter, '198.51.100.1', 21)).toBe(20)
  })

  it('remembers no more than a bounded number of addresses, and none after the window', async () => {
    const limiter = new RateLimiter(LOGINS)
    for (let n = 0; n < 60_000; n++) await limiter.allowsAddress(`address ${n}`)
    // One timer for each that is remembered.
    expect(vi.getTimerCount()).toBeGreaterThan(10_000)
    expect(vi.getTimerCount()).toBeLessThan(60_000)
    vi.advanceTimersByTime(120_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('counts people apart', async () => {
    const limiter = new RateLimiter({ points: 1, seconds: 60 })
    expect(await limiter.allows('Anna')).toBe(true)
    expect(await limiter.allows('Anna')).toBe(false)
    expect(await limiter.allows('Boris')).toBe(true)
  })
})
