import type { Json, Result } from '../../kernel/json.ts'

/** Why a job came back undone: nobody takes such jobs, nobody did it in time, or whoever took it failed. */
export type JobFailure = 'nobody' | 'too-late' | 'failed'

/**
 * Carries what must be heard elsewhere: within one process, or between many. A message may be lost, never invented: who
 * hears of something newer than they hold reads it from the store, and who hears nothing loses time, not truth.
 * Topics are words of letters, digits, `-` and `_`, with dots between.
 */
export interface Bus {
  /** Tells everybody who listens, the sender among them. Nobody is waited for. */
  publish(topic: string, message: Json): void
  /** Messages of one sender come in the order they were sent. Call the result to hear no more. */
  subscribe(topic: string, hear: (message: Json) => void): () => void
  /** Gives a job to one of those who do such jobs, whoever is free. */
  request(queue: string, job: Json, deadlineMs: number): Promise<Result<Json, JobFailure>>
  /** Does jobs of a queue from now on. Call the result to take no more. */
  serve(queue: string, work: (job: Json) => Promise<Json>): () => void
  /** Called whenever messages may have been missed, as soon as they are heard again. */
  onReturn(look: () => void): void
  /** What was sent before is on its way when this resolves. */
  close(): Promise<void>
}
