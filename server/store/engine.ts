import type { Kysely, Selectable } from 'kysely'
import type { Database } from './schema.ts'

export type MoveRow = Selectable<Database['moves']>
export type SnapshotRow = Selectable<Database['snapshots']>

/** A database that all of the store's queries run on. The one thing done many thousand times a second has its own way. */
export interface Engine {
  readonly db: Kysely<Database>
  /**
   * Many tables' moves and snapshots in one transaction that has reached the disk when this resolves. Nothing is stored
   * if one of the numbers is taken, or if it fails in any other way but `Unconfirmed`.
   */
  append(moves: readonly MoveRow[], snapshots: readonly SnapshotRow[]): Promise<void>
  /** Resolves when nothing of it holds the database any more. */
  close(): Promise<void>
}

/** Somebody else has stored a move under this number: read again and decide anew. */
export class NumberTaken extends Error {}

/** The database could not even be asked. */
export class Unreachable extends Error {}

/** The database was asked and did not answer: what it was to store may be stored, now or in a moment. */
export class Unconfirmed extends Error {}
