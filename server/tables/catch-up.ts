import type { ReportFailure } from '../operations/failures.ts'
import type { EventRow, Store } from '../store/store.ts'
import type { LiveTable } from './live-table.ts'

const AT_ONCE = 100
/** A server that has missed more than this reads everything it lacks. */
const FEW = 8

/**
 * Reads events that other servers announce for tables open here. Announcements that arrive during a query wait for the
 * next, so that one query serves many tables.
 */
export class CatchUp {
  private readonly store: Pick<Store, 'eventsAfter' | 'eventsNumbered'>
  private readonly tableOf: (id: string) => Promise<LiveTable | null>
  private readonly failed: ReportFailure
  private announced = new Map<string, number>()
  private checking = false

  constructor(
    store: Pick<Store, 'eventsAfter' | 'eventsNumbered'>,
    tableOf: (id: string) => Promise<LiveTable | null>,
    failed: ReportFailure,
  ) {
    this.store = store
    this.tableOf = tableOf
    this.failed = failed
  }

  /** Another server has stored events up to this one. Tables not open here need nothing. */
  announce(id: string, number: number): void {
    this.announced.set(id, Math.max(number, this.announced.get(id) ?? 0))
    if (this.checking) return
    this.checking = true
    setImmediate(() => void this.check())
  }

  private async check(): Promise<void> {
    try {
      while (this.announced.size > 0) {
        const all = [...this.announced]
        this.announced = new Map(all.slice(AT_ONCE))
        await this.readUp(all.slice(0, AT_ONCE))
      }
    } catch (error) {
      // The next sweep finds what is still missing.
      this.failed(error, { operation: 'read what another server has stored' })
    } finally {
      this.checking = false
    }
  }

  private async readUp(announced: readonly (readonly [string, number])[]): Promise<void> {
    const missing = new Map<string, LiveTable>()
    const keys: { table_id: string; number: number }[] = []
    for (const [id, number] of announced) {
      const table = await this.tableOf(id)
      if (!table || table.durable >= number) continue
      if (number - table.durable > FEW) table.catchUp(await this.store.eventsAfter(id, table.durable))
      else {
        missing.set(id, table)
        for (let next = table.durable + 1; next <= number; next++) keys.push({ table_id: id, number: next })
      }
    }
    const rows = Map.groupBy<string, EventRow>(await this.store.eventsNumbered(keys), row => row.table_id)
    for (const [id, moves] of rows) missing.get(id)?.catchUp(moves)
  }
}
