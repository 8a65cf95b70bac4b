import type { FastifyBaseLogger } from 'fastify'
import { StorageError } from '../store/storage-error.ts'

/** Where something failed. */
export interface FailureContext {
  /** What was being done. */
  readonly operation: string
  readonly table?: string
  readonly tournament?: string
  /** The number of the event. */
  readonly event?: number
}

/** Handles errors of work that nobody awaits. */
export type ReportFailure = (error: unknown, context: FailureContext) => void

/** Logs a failing database as a warning and everything else, which is a bug, as an error. */
export const failuresTo =
  (log: Pick<FastifyBaseLogger, 'warn' | 'error'>): ReportFailure =>
  (error, context) => {
    if (error instanceof StorageError) log.warn({ err: error, ...context }, 'the database failed')
    else log.error({ err: error, ...context }, 'a bug')
  }
