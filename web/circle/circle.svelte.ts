import type { Circle } from '../../wire/circle.ts'
import type { TableInfo } from '../../wire/table.ts'
import { call } from '../online/api.ts'

const NOBODY: Circle = { followed: [], seen: true, challenges: [] }

/** The people around whoever is here, as the club last told. */
class KnownCircle {
  now = $state.raw<Circle>(NOBODY)

  async load(): Promise<void> {
    const reply = await call('GET /api/circle', {})
    if (reply.ok) this.now = reply.value
  }

  /** Somebody I follow sits there or hosts it. */
  isAt(table: TableInfo): boolean {
    const ids = [table.host.id, ...table.seats.flatMap(holder => (holder.kind === 'person' ? [holder.id] : []))]
    return this.now.followed.some(({ id }) => ids.includes(id))
  }

  /** Tables of people I follow come first; otherwise the order stays. */
  first(tables: readonly TableInfo[]): readonly TableInfo[] {
    return [...tables.filter(table => this.isAt(table)), ...tables.filter(table => !this.isAt(table))]
  }
}

export const circle = new KnownCircle()
