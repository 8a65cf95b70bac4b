import type { FastifyBaseLogger } from 'fastify'
import { StorageError } from '../store/storage-error.ts'

/** Where something failed. */
export interface FailureContext {
  /** What was being done. */
  readonly operation: string
  readonly table?: string
  /** The number of the event. */
  readonly event?: number
}

/** Takes in what went wrong in work that nobody waits for. */
export type ReportFailure = (error: unknown, context: FailureContext) => void

/** Logs a failing database as a warning and everything else as an error: that is a bug. */
export const failuresTo =
  (log: FastifyBaseLogger): ReportFailure =>
  (error, context) => {
    if (error instanceof StorageError) log.warn({ err: error, ...context }, 'the database failed')
    else log.error({ err: error, ...context }, 'a bug')
  }
