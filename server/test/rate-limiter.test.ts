import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { networkOf } from '../net/network.ts'
import { RateLimiter } from '../net/rate-limiter.ts'

const LOGINS = { points: 20, seconds: 120 }

describe('A rate limit', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const tryOften = (limiter: RateLimiter, key: string, times: number) =>
    Array.from({ length: times }, () => limiter.allows(key)).filter(Boolean).length

  it('refuses a flood of logins from one network while 20,000 others come and go', () => {
    const limiter = new RateLimiter(LOGINS)
    expect(tryOften(limiter, '198.51.100.1', 50)).toBe(20)
    for (let n = 0; n < 20_000; n++) limiter.allows(`2001:db8:0:${n.toString(16)}`)
    expect(tryOften(limiter, '198.51.100.1', 5)).toBe(0)
    expect(limiter.allows('203.0.113.7')).toBe(true)
  })

  it('gives back what was spent gradually, and all of it after the window', () => {
    const limiter = new RateLimiter(LOGINS)
    expect(tryOften(limiter, '198.51.100.1', 21)).toBe(20)
    vi.advanceTimersByTime(5000)
    expect(tryOften(limiter, '198.51.100.1', 1)).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(tryOften(limiter, '198.51.100.1', 2)).toBe(1)
    vi.advanceTimersByTime(120_000)
    expect(tryOften(limiter, '198.51.100.1', 21)).toBe(20)
  })

  it('keeps no timer and no key, however many there are', () => {
    const limiter = new RateLimiter(LOGINS)
    for (let n = 0; n < 60_000; n++) limiter.allows(`address ${n}`)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not fooled by a changed system clock', () => {
    const limiter = new RateLimiter(LOGINS)
    expect(tryOften(limiter, 'Anna', 21)).toBe(20)
    vi.setSystemTime(Date.now() + 86_400_000)
    expect(tryOften(limiter, 'Anna', 5)).toBe(0)
  })

  it('counts people separately, and expensive actions for more', () => {
    const limiter = new RateLimiter({ points: 5, seconds: 60 })
    expect(limiter.allows('Anna', 4)).toBe(true)
    expect(limiter.allows('Anna', 2)).toBe(false)
    expect(limiter.allows('Anna')).toBe(true)
    expect(limiter.allows('Anna')).toBe(false)
    expect(limiter.allows('Boris')).toBe(true)
  })
})

describe('A network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1:2:3:4', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})
