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
