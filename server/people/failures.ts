/** As many as a `RateLimiter` has, and for the same reason. */
const SLOTS = 65_536
/** Half of the failures are forgotten after this time. */
const HALF_LIFE_MS = 900_000

/** Counts recent failures by slot, in bounded memory and by a monotonic clock. */
export class Failures {
  private readonly counts = new Float32Array(SLOTS)
  private readonly lasts = new Float64Array(SLOTS).fill(Number.NEGATIVE_INFINITY)

  add(slot: number): void {
    this.counts[slot] = this.count(slot) + 1
    this.lasts[slot] = performance.now()
  }

  /** Takes one back. */
  take(slot: number): void {
    this.counts[slot] = Math.max(0, this.count(slot) - 1)
  }

  forgive(slot: number): void {
    this.counts[slot] = 0
  }

  count(slot: number): number {
    return (this.counts[slot] ?? 0) * 2 ** (-this.since(slot) / HALF_LIFE_MS)
  }

  /** Milliseconds since the last failure. */
  since(slot: number): number {
    return performance.now() - (this.lasts[slot] ?? 0)
  }
}
