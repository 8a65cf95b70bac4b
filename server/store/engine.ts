import type { Kysely, Selectable } from 'kysely'
import type { Database } from './schema.ts'

export type EventRow = Selectable<Database['table_events']>
export type SnapshotRow = Selectable<Database['snapshots']>

/** A database that all of the store's queries run on. The one thing done many thousand times a second has its own way. */
export interface Engine {
  readonly db: Kysely<Database>
  /**
   * Many tables' events and snapshots in one transaction that has reached the disk when this resolves. Nothing is stored
   * if one of the numbers is taken, or if it throws any `StorageError` but an unconfirmed one.
   */
  append(events: readonly EventRow[], snapshots: readonly SnapshotRow[]): Promise<void>
  /** Reads all of it: what is wrong with it, or null. */
  damage?(): Promise<string | null>
  /** Resolves when nothing of it holds the database any more. */
  close(): Promise<void>
}
