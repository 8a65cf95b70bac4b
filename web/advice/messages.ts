import type { Judged, MatchRecord, Thoroughness } from '../../bots/advice/analyse.ts'
import type { ArenaRequest } from '../../bots/arena.ts'
import type { Bout } from '../../bots/contest.ts'
import type { GameId } from '../../games/registry.ts'

/** What a helper can be asked for, and what it then tells, piece by piece. */
export interface Tasks {
  /** Of a match that is over: nothing in it is secret any more. */
  analyse: {
    readonly ask: {
      readonly game: GameId
      readonly rulesVersion: number
      readonly record: MatchRecord
      readonly thoroughness: Thoroughness
    }
    readonly tell: Judged
  }
  /** Games of a contest, by their numbers. */
  bouts: {
    readonly ask: {
      readonly game: GameId
      readonly request: ArenaRequest
      readonly numbers: readonly number[]
    }
    readonly tell: { readonly number: number; readonly bout: Bout }
  }
}
export type TaskName = keyof Tasks

export type Question = {
  readonly [N in TaskName]: { readonly number: number; readonly task: N; readonly ask: Tasks[N]['ask'] }
}[TaskName]

export type Answer =
  | { readonly number: number; readonly tell: unknown }
  | { readonly number: number; readonly done: true }
  | { readonly number: number; readonly failed: string }
