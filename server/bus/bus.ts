import type { Json, Result } from '../../kernel/json.ts'

/** Plain data. The compiler takes no interface for `Json`: others could add fields to it. */
export type Sendable = Json | object

/** Why a job failed: no worker takes such jobs, none answered in time, or the worker failed. */
export type JobFailure = 'nobody' | 'too-late' | 'failed'

/**
 * Messages within one process or between many. A message may be lost but never made up. A receiver that learns of
 * something newer reads it from the store; a lost message costs time, not correctness.
 * Topics are words of letters, digits, `-` and `_`, with dots between.
 */
export interface Bus {
  /** Publishes to all subscribers, the sender included, without waiting for them. */
  publish(topic: string, message: Sendable): void
  /** Messages of one sender arrive in order. Call the result to unsubscribe. */
  subscribe(topic: string, hear: (message: Json) => void): () => void
  /** Gives a job to one worker of the queue that is free. */
  request(queue: string, job: Sendable, deadlineMs: number): Promise<Result<Json, JobFailure>>
  /** Takes jobs of a queue. Call the result to stop. */
  serve(queue: string, work: (job: Json) => Promise<Sendable>): () => void
  /** Called after messages may have been missed, as soon as the bus works again. */
  onReturn(look: () => void): void
  /** What was sent before is on its way when this resolves. */
  close(): Promise<void>
}
