import type { Kysely, Selectable } from 'kysely'
import type { Database } from './schema.ts'

export type EventRow = Selectable<Database['table_events']>
export type SnapshotRow = Selectable<Database['snapshots']>

/** A database for the store's queries. Committing events, the one hot path, has its own method. */
export interface Engine {
  readonly db: Kysely<Database>
  /**
   * Stores many tables' events and snapshots in one transaction, which is on disk when this resolves. Stores nothing if
   * a number is taken, or if it throws any `StorageError` but an unconfirmed one.
   */
  append(events: readonly EventRow[], snapshots: readonly SnapshotRow[]): Promise<void>
  /** Reads the whole database and returns what is wrong with it, or null. */
  damage?(): Promise<string | null>
  /** Resolves when the database is released. */
  close(): Promise<void>
}
