import { describe, expect, it } from 'vitest'
import { SteadyClock } from '../operations/steady-clock.ts'

/** A machine whose clock can be set. */
function machine() {
  const time = { system: 1_000_000, uptime: 0 }
  const clock = new SteadyClock(
    () => time.system,
    () => time.uptime,
  )
  const pass = (ms: number) => {
    time.system += ms
    time.uptime += ms
  }
  return { time, clock, pass }
}

describe('The steady clock', () => {
  it('runs like the system clock', () => {
    const { clock, pass } = machine()
    pass(5000)
    expect(clock.now()).toBe(1_005_000)
  })

  it.each([3_600_000, -3_600_000])('costs nobody time when the system clock is set by %d ms', jump => {
    const { time, clock, pass } = machine()
    pass(1000)
    clock.now()
    time.system += jump
    pass(60_000)
    expect(Math.abs(clock.now() - 1_061_000)).toBeLessThanOrEqual(600)
    expect(Math.abs(clock.jump)).toBeGreaterThan(3_500_000)
  })

  it('approaches the system clock slowly', () => {
    const { time, clock, pass } = machine()
    time.system += 1000
    for (let n = 0; n < 200; n++) {
      pass(1000)
      clock.now()
    }
    expect(clock.now()).toBe(time.system)
  })
})
