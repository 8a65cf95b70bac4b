import type { CompiledQuery, DatabaseConnection } from 'kysely'

/** Why the database failed. */
export type StorageFailure =
  /** Another server has stored an event under this number: read it and decide again. */
  | 'number-taken'
  /** The database could not be reached. */
  | 'unreachable'
  /** The database did not answer: the write may have been stored, or may be stored in a moment. */
  | 'unconfirmed'
  /** The database refused or broke off. */
  | 'failed'

/** The only error a store throws unless there is a bug. */
export class StorageError extends Error {
  readonly code: StorageFailure

  constructor(code: StorageFailure, cause?: unknown) {
    super(cause instanceof Error ? `${code}: ${cause.message}` : code, { cause })
    this.code = code
  }
}

export const isStorageFailure = (error: unknown, code: StorageFailure): boolean =>
  error instanceof StorageError && error.code === code

/** For a promise's `catch`. */
export const throwStorageError =
  (code: StorageFailure) =>
  (error: unknown): never => {
    throw new StorageError(code, error)
  }

/** Converts every error of a connection to a storage error. */
export async function nameErrors(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection)
  // SQLite throws; PostgreSQL rejects.
  connection.executeQuery = async <R>(query: CompiledQuery) => {
    try {
      return await execute<R>(query)
    } catch (error) {
      throw new StorageError('failed', error)
    }
  }
}
