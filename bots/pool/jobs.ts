import type { GameId } from '../../games/registry.ts'
import type { Move, Position } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Judged, MatchRecord } from '../advice/analyse.ts'
import type { Reason } from '../advice/reasons.ts'
import type { BotName } from '../registry.ts'
import type { Findings, SearchBudget } from '../search/search.ts'

interface JobBase {
  readonly game: GameId
  readonly rulesVersion: number
}

/** A worker gets only a view, never a position, so it cannot know more than its seat. */
interface SeatJob extends JobBase {
  readonly view: Position
  readonly seat: Seat
  readonly seed: string
}

export interface MoveJob extends SeatJob {
  readonly task: 'move'
  readonly level: BotName
  /** The same for all moves of a seat in a match: see `MakeBot`. */
  readonly taste?: string | undefined
}

export interface WeighJob extends SeatJob {
  readonly task: 'weigh'
  readonly budget: SearchBudget
}

/** What each of these moves leads to. */
export interface ExplainJob extends SeatJob {
  readonly task: 'explain'
  readonly moves: readonly Move[]
}

/** Judges the last move of a record: was there a better one, and who would win now? */
export interface JudgeJob extends JobBase {
  readonly task: 'judge'
  readonly record: MatchRecord
  readonly iterations: number
}

/** Who waits for a job: people at a table, or only bots and people who study a match. */
export const URGENCIES = ['people', 'others'] as const
export type Urgency = (typeof URGENCIES)[number]

export type Job = MoveJob | WeighJob | ExplainJob | JudgeJob

/** Does it take seconds? */
export const isLong = (job: Job): boolean =>
  job.task === 'judge' ||
  job.task === 'weigh' ||
  (job.task === 'move' && (job.level === 'expert' || job.level === 'master'))

export type Reasons = readonly (readonly Reason[])[]

export type JobReply =
  | { readonly move: Move }
  | { readonly findings: Findings }
  | { readonly reasons: Reasons }
  | { readonly judged: Judged }
  | { readonly failed: string }
