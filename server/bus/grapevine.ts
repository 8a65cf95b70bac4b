import { randomUUID } from 'node:crypto'
import { isRecord, type Json } from '../../kernel/json.ts'
import type { Bus } from './bus.ts'

const ACTS = 'pentarchy.acts'
const TABLES = 'pentarchy.tables'

/** What a server does when another tells it something. */
export interface Ears {
  /** The table has come as far as this act. */
  act(table: string, number: number): void
  /** Its seats, its state or its result are not what they were. */
  table(id: string): void
}

/**
 * How servers on one store hear of each other: only of where there is something new, never what it is. That is read from
 * the store, so a message that is lost, late or told twice costs a look and changes nothing.
 */
export class Grapevine {
  private readonly bus: Bus
  private readonly me = randomUUID()

  constructor(bus: Bus, ears: Ears) {
    this.bus = bus
    bus.subscribe(ACTS, message => {
      for (const [table, number] of this.newsIn(message) as readonly (readonly [string, number])[])
        ears.act(table, number)
    })
    bus.subscribe(TABLES, message => {
      for (const id of this.newsIn(message) as readonly string[]) ears.table(id)
    })
  }

  /** All that was stored together is told together. */
  tellActs(acts: readonly { readonly table_id: string; readonly number: number }[]): void {
    this.bus.publish(ACTS, { by: this.me, news: acts.map(({ table_id, number }) => [table_id, number]) })
  }

  tellTable(table: string): void {
    this.bus.publish(TABLES, { by: this.me, news: [table] })
  }

  /** One's own words come back too; what is not understood is of another version, and read from the store in time. */
  private newsIn(message: Json): readonly unknown[] {
    return isRecord(message) && message.by !== this.me && Array.isArray(message.news) ? message.news : []
  }
}
