import { timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { FaultReply } from '../../wire/faults.ts'
import type { Store, TableRow } from '../store/store.ts'
import { holdersOf, seatOf } from './table-info.ts'

/** Somebody who wants to enter a table. */
export interface Visitor {
  readonly id: string
  readonly admin: boolean
}

/** Decides who may enter a table: anybody if it is public, otherwise its players and those with the invitation. */
export class Admission {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  /** The table, if this visitor may know of it; `null` stands for a visitor without a name. */
  async enter(id: string, visitor: Visitor | null): Promise<Result<TableRow, FaultReply>> {
    const row = await this.store.table(id)
    if (!row) return err({ fault: 'unknown-table' })
    if (!visitor) return row.listed === 1 || isOpenDaily(row) ? ok(row) : err({ fault: 'no-entry' })
    if (visitor.admin || row.host_id === visitor.id) return ok(row)
    if (row.daily !== null) return isOpenDaily(row) ? ok(row) : err({ fault: 'sealed' })
    const admission = await this.store.admission(id, visitor.id)
    if (admission === false) return err({ fault: 'kicked' })
    if (row.listed === 1 || admission || seatOf(holdersOf(row), visitor.id) !== null) return ok(row)
    return err({ fault: 'no-entry' })
  }

  /** Checks the invitation. One visit with it is enough to enter again without. */
  async showInvitation(id: string, visitor: Visitor, key: string): Promise<Result<TableRow, FaultReply>> {
    const row = await this.store.table(id)
    if (!row) return err({ fault: 'unknown-table' })
    if ((await this.store.admission(id, visitor.id)) === false) return err({ fault: 'kicked' })
    if (row.listed === 1) return ok(row)
    if (row.invite === null || !isSame(key, row.invite)) return err({ fault: 'no-entry' })
    await this.store.admit(id, visitor.id, true)
    return ok(row)
  }
}

/** A challenge of an earlier day. */
const isOpenDaily = (row: TableRow): boolean => row.daily !== null && row.sealed === 0

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
