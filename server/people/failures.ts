/** As many as a limiter has: see there. */
const SLOTS = 65_536
/** Of what went wrong, half is forgotten after this time. */
const HALF_LIFE_MS = 900_000

/** How often something went wrong of late, by slot: bounded, and by a clock that nobody sets. */
export class Failures {
  private readonly counts = new Float32Array(SLOTS)
  private readonly lasts = new Float64Array(SLOTS).fill(Number.NEGATIVE_INFINITY)

  add(slot: number): void {
    this.counts[slot] = this.count(slot) + 1
    this.lasts[slot] = performance.now()
  }

  /** It was no failure after all. */
  take(slot: number): void {
    this.counts[slot] = Math.max(0, this.count(slot) - 1)
  }

  forgive(slot: number): void {
    this.counts[slot] = 0
  }

  count(slot: number): number {
    return (this.counts[slot] ?? 0) * 2 ** (-this.since(slot) / HALF_LIFE_MS)
  }

  /** Milliseconds since the last. */
  since(slot: number): number {
    return performance.now() - (this.lasts[slot] ?? 0)
  }
}
