import type { Person, Store } from '../store/store.ts'
import type { TableCreation } from './table-creation.ts'
import { readableInfo, seatOf } from './table-info.ts'
import type { TableRegistry } from './table-registry.ts'

const MOST_TABLES = 1000

export interface DepartureParts {
  readonly store: Store
  readonly registry: TableRegistry
  readonly creation: TableCreation
  /** Where they have signed up. */
  readonly tournaments: { leaveAll(person: string, why: 'left' | 'banned'): Promise<void> }
}

/** How somebody leaves: removed by an administrator, or by choice. */
const WAYS = {
  banned: { kind: 'kick', cause: 'admin' },
  gone: { kind: 'resign', cause: 'person' },
} as const

/** Frees the seats of a person who will not return; their matches go on without them. */
export async function leaveAllTables(
  { store, registry, creation, tournaments }: DepartureParts,
  person: Person,
  way: keyof typeof WAYS,
): Promise<void> {
  await tournaments.leaveAll(person.id, way === 'banned' ? 'banned' : 'left')
  for (const row of await store.tablesOf(person.id, MOST_TABLES)) {
    // An unreadable table must not keep anybody at the others.
    const info = readableInfo(row)
    if (!info) continue
    if (row.state === 'gathering') {
      if (row.host_id === person.id) await creation.close(row.id, person)
      else await creation.stand(row.id, person)
      continue
    }
    const seat = seatOf(info.seats, person.id)
    const table = seat === null ? null : await registry.open(row.id)
    if (seat !== null && table && typeof table !== 'string')
      await table.liveTable.submit({ ...WAYS[way], id: `${way} ${person.id}`, seat })
  }
}
