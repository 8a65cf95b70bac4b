import { elementAt } from '../kernel/list.ts'

const PAGE = 20

/** A long list of moves, shown by page and filtered by words. Numbers stay those of the whole list. */
export class MoveList {
  private readonly all: readonly string[]
  private shown: readonly number[]
  private page = 0

  constructor(all: readonly string[]) {
    this.all = all
    this.shown = [...all.keys()]
  }

  get length(): number {
    return this.all.length
  }

  lines(): string[] {
    const width = String(this.all.length).length
    return this.slice().map(at => `${String(at + 1).padStart(width + 1)}  ${this.all[at]}`)
  }

  /** Which part is shown, if not all. */
  part(): { readonly from: number; readonly to: number; readonly all: number } | null {
    if (this.shown.length <= PAGE) return null
    const from = this.page * PAGE
    return { from: from + 1, to: from + this.slice().length, all: this.shown.length }
  }

  turn(): void {
    this.page = (this.page + 1) * PAGE < this.shown.length ? this.page + 1 : 0
  }

  showAll(): void {
    this.shown = [...this.all.keys()]
    this.page = 0
  }

  /** Keeps the moves that contain all the words. False, and no change, if there are none. */
  filter(text: string): boolean {
    const words = text.toLowerCase().split(/\s+/)
    const found = [...this.all.keys()].filter(at =>
      words.every(word => elementAt(this.all, at).toLowerCase().includes(word)),
    )
    if (found.length === 0) return false
    this.shown = found
    this.page = 0
    return true
  }

  private slice(): readonly number[] {
    return this.shown.slice(this.page * PAGE, (this.page + 1) * PAGE)
  }
}
