import { elementAt } from '../../../kernel/list.ts'

/** How often each two of `count` players have met. */
export class Encounters {
  readonly count: number
  private readonly times: Int16Array

  constructor(count: number) {
    this.count = count
    this.times = new Int16Array(count * count)
  }

  of(one: number, other: number): number {
    return elementAt(this.times, one * this.count + other)
  }

  /** How often those have met who met least often, or most often. */
  get least(): number {
    return Math.min(...this.pairs())
  }

  get most(): number {
    return Math.max(...this.pairs())
  }

  private *pairs(): Generator<number> {
    for (let one = 1; one < this.count; one++) for (let other = 0; other < one; other++) yield this.of(one, other)
  }

  /** Everybody at the table has met everybody else there once more. */
  add(table: readonly number[]): void {
    for (const [index, one] of table.entries()) for (const other of table.slice(index + 1)) this.change(one, other, 1)
  }

  change(one: number, other: number, by: number): void {
    this.times[one * this.count + other] = this.of(one, other) + by
    this.times[other * this.count + one] = this.of(other, one) + by
  }
}
