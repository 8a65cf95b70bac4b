import type { Kysely } from 'kysely'
import { sql } from './kysely.ts'
import type { Database } from './schema.ts'

/** Half of the failures are forgotten after this time. */
const HALF_LIFE_MS = 900_000

export interface FailureCount {
  /** Recent failures. */
  readonly count: number
  /** Milliseconds since the last failure. */
  readonly since: number
}
export const NEVER: FailureCount = { count: 0, since: Number.POSITIVE_INFINITY }

/** Counts recent failures by slot, for all servers of a club together and across restarts. */
export class FailureStore {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  async of(slots: readonly number[], now: number): Promise<FailureCount[]> {
    const rows = await this.db.selectFrom('failures').selectAll().where('slot', 'in', slots).execute()
    return slots.map(slot => {
      const row = rows.find(each => each.slot === slot)
      if (!row) return NEVER
      // Absolute: a clock that was set back makes nobody wait.
      const since = Math.abs(now - row.at)
      return { count: row.count * 2 ** (-since / HALF_LIFE_MS), since }
    })
  }

  /** Returns the counts including this failure. */
  async add(slots: readonly number[], now: number): Promise<number[]> {
    const passed = sql<number>`cast(abs(excluded.at - failures.at) as double precision)`
    const added = await this.db
      .insertInto('failures')
      // The same order on all servers prevents deadlocks.
      .values(slots.toSorted((one, other) => one - other).map(slot => ({ slot, count: 1, at: now })))
      .onConflict(conflict =>
        conflict.column('slot').doUpdateSet({
          count: sql<number>`failures.count * power(cast(0.5 as double precision), ${passed} / ${sql.lit(HALF_LIFE_MS)}) + 1`,
          at: now,
        }),
      )
      .returning(['slot', 'count'])
      .execute()
    return slots.map(slot => added.find(each => each.slot === slot)?.count ?? 1)
  }

  /** Takes one back. */
  async take(slots: readonly number[]): Promise<void> {
    await this.db
      .updateTable('failures')
      .set({ count: sql<number>`case when count > 1 then count - 1 else 0 end` })
      .where('slot', 'in', slots)
      .execute()
  }

  async forgive(slot: number): Promise<void> {
    await this.db.updateTable('failures').set({ count: 0 }).where('slot', '=', slot).execute()
  }
}
