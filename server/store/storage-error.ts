import type { CompiledQuery, DatabaseConnection } from 'kysely'

/** Why the database has not done what it was asked. */
export type StorageFailure =
  /** Another server has stored an event under this number: read again and decide anew. */
  | 'number-taken'
  /** The database could not even be asked. */
  | 'unreachable'
  /** The database was asked and did not answer: what it was to store may be stored, now or in a moment. */
  | 'unconfirmed'
  /** The database said no, or broke off. */
  | 'failed'

/** All that a store throws when nothing is wrong with the program. Whatever else is thrown is a bug. */
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

/** Makes every query of a connection throw nothing but storage errors. */
export async function nameErrors(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection)
  // SQLite's throws at once, PostgreSQL's rejects.
  connection.executeQuery = async <R>(query: CompiledQuery) => {
    try {
      return await execute<R>(query)
    } catch (error) {
      throw new StorageError('failed', error)
    }
  }
}
