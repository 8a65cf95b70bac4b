import type { Judged, MatchRecord, Thoroughness } from '../../bots/advice/analyse.ts'
import type { ArenaRequest } from '../../bots/arena.ts'
import type { ArenaGame } from '../../bots/arena-run.ts'
import type { GameId } from '../../games/registry.ts'

/** What a worker can be asked to do, and the results it sends one by one. */
export interface Tasks {
  /** Of a finished match: nothing in it is secret any more. */
  analyse: {
    readonly ask: {
      readonly game: GameId
      readonly rulesVersion: number
      readonly record: MatchRecord
      readonly thoroughness: Thoroughness
    }
    readonly tell: Judged
  }
  /** The same at a glance: all positions at once. */
  glance: {
    readonly ask: {
      readonly game: GameId
      readonly rulesVersion: number
      readonly record: MatchRecord
      /** Only this part of it. */
      readonly within?: readonly [from: number, to: number]
    }
    readonly tell: readonly Judged[]
  }
  /** Numbers of the games within a run. */
  results: {
    readonly ask: {
      readonly game: GameId
      readonly request: ArenaRequest
      readonly numbers: readonly number[]
    }
    readonly tell: { readonly number: number; readonly result: ArenaGame }
  }
}
export type TaskName = keyof Tasks

export type AdviceRequest = {
  readonly [N in TaskName]: { readonly number: number; readonly task: N; readonly ask: Tasks[N]['ask'] }
}[TaskName]

export type AdviceReply =
  | { readonly number: number; readonly tell: unknown }
  | { readonly number: number; readonly done: true }
  | { readonly number: number; readonly failed: string }
