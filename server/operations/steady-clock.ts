/** The time that players see, beside the system's, is brought in line by so much of what passes. */
const SLEW = 0.01

/**
 * The time of day by a clock that never jumps: it runs as the machine's uptime does and follows the system's time slowly. A
 * system clock that is set, or a machine that slept, takes nobody's time.
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

  /** By how many milliseconds the system's time is ahead. */
  get jump(): number {
    return this.system() - this.now()
  }
}
