import type { SetAsideTable } from '../../wire/table.ts'

/** When to try again: the row or the program may have been repaired. */
const TRY_AGAIN_MS = 600_000

/** Unreadable tables. Each is reported once and left alone for a while, so that it delays nobody. */
export class SetAside {
  private readonly tables = new Map<string, SetAsideTable & { readonly since: number }>()
  private readonly report: (table: SetAsideTable) => void
  private readonly now: () => number

  constructor(report: (table: SetAsideTable) => void, now: () => number) {
    this.report = report
    this.now = now
  }

  add(table: SetAsideTable): void {
    if (this.tables.get(table.id)?.why !== table.why) this.report(table)
    this.tables.set(table.id, { ...table, since: this.now() })
  }

  remove(id: string): void {
    this.tables.delete(id)
  }

  /** Whether it failed recently. */
  has(id: string): boolean {
    const table = this.tables.get(id)
    return table !== undefined && this.now() - table.since < TRY_AGAIN_MS
  }

  get all(): SetAsideTable[] {
    return [...this.tables.values()].map(({ since: _, ...table }) => table)
  }

  get size(): number {
    return this.tables.size
  }
}
