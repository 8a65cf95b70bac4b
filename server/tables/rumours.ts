import type { MoveRow, Store } from '../store/store.ts'
import type { LiveTable } from './live-table.ts'

const AT_ONCE = 100
/** Who has missed more than this reads all that is missing. */
const FEW = 8

/**
 * What other servers are said to have stored at tables that are open here. All that is heard while one question to the
 * store is on its way makes up the next, so that many tables share the price of asking.
 */
export class Rumours {
  private readonly store: Pick<Store, 'movesAfter' | 'movesNumbered'>
  private readonly tableOf: (id: string) => Promise<LiveTable | null>
  private readonly failed: (error: unknown) => void
  private heard = new Map<string, number>()
  private checking = false

  constructor(
    store: Pick<Store, 'movesAfter' | 'movesNumbered'>,
    tableOf: (id: string) => Promise<LiveTable | null>,
    failed: (error: unknown) => void,
  ) {
    this.store = store
    this.tableOf = tableOf
    this.failed = failed
  }

  /** The table has come as far as this act. One that is not open misses nothing. */
  hear(id: string, number: number): void {
    this.heard.set(id, Math.max(number, this.heard.get(id) ?? 0))
    if (this.checking) return
    this.checking = true
    setImmediate(() => void this.check())
  }

  private async check(): Promise<void> {
    try {
      while (this.heard.size > 0) {
        const all = [...this.heard]
        this.heard = new Map(all.slice(AT_ONCE))
        await this.readUp(all.slice(0, AT_ONCE))
      }
    } catch (error) {
      // What is missing now is found by the next look around.
      this.failed(error)
    } finally {
      this.checking = false
    }
  }

  private async readUp(heard: readonly (readonly [string, number])[]): Promise<void> {
    const missing = new Map<string, LiveTable>()
    const keys: { table_id: string; number: number }[] = []
    for (const [id, number] of heard) {
      const table = await this.tableOf(id)
      if (!table || table.durable >= number) continue
      if (number - table.durable > FEW) table.catchUp(await this.store.movesAfter(id, table.durable))
      else {
        missing.set(id, table)
        for (let next = table.durable + 1; next <= number; next++) keys.push({ table_id: id, number: next })
      }
    }
    const rows = Map.groupBy<string, MoveRow>(await this.store.movesNumbered(keys), row => row.table_id)
    for (const [id, moves] of rows) missing.get(id)?.catchUp(moves)
  }
}
