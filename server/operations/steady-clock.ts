/** By which share of the passing time it approaches the system's clock. */
const SLEW = 0.01

/**
 * A clock that never jumps: it runs with the machine's uptime and follows the system's time slowly. Setting the system
 * clock or suspending the machine costs nobody time.
 */
export class SteadyClock {
  private readonly system: () => number
  private readonly uptime: () => number
  private time: number
  private last: number

  constructor(system: () => number = () => Date.now(), uptime: () => number = () => performance.now()) {
    this.system = system
    this.uptime = uptime
    this.time = system()
    this.last = uptime()
  }

  readonly now = (): number => {
    const up = this.uptime()
    const passed = up - this.last
    this.last = up
    const most = passed * SLEW
    this.time += passed
    this.time += Math.max(-most, Math.min(most, this.system() - this.time))
    return Math.round(this.time)
  }

  /** How many milliseconds the system's time is ahead. */
  get jump(): number {
    return this.system() - this.now()
  }
}
