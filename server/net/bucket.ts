import type { Pace } from '../config.ts'

/** So many at once, so many a second after that: for each seat and each address. */
export class Bucket {
  private tokens: number
  private last: number
  private readonly size: number
  private readonly perSecond: number

  constructor(size: number, perSecond: number, now = performance.now()) {
    this.size = size
    this.perSecond = perSecond
    this.tokens = size
    this.last = now
  }

  take(now = performance.now()): boolean {
    this.tokens = Math.min(this.size, this.tokens + ((now - this.last) / 1000) * this.perSecond)
    this.last = now
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }
}

const MOST_BUCKETS = 10_000

/** One bucket for everybody, by whatever names them. */
export class Buckets {
  private readonly pace: Pace
  private readonly all = new Map<string, Bucket>()

  constructor(pace: Pace) {
    this.pace = pace
  }

  take(name: string): boolean {
    if (this.all.size > MOST_BUCKETS) this.all.clear()
    const bucket = this.all.get(name) ?? new Bucket(this.pace.spare, this.pace.perSecond)
    this.all.set(name, bucket)
    return bucket.take()
  }
}
