import type { GameId } from '../../games/registry.ts'
import type { Move, Position } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Slip } from '../advice/analyse.ts'
import type { Reason } from '../advice/reasons.ts'
import type { BotName } from '../registry.ts'
import type { Budget, Findings } from '../search/search.ts'

/** All that a worker is ever told of a match: a view, never a position. It cannot know more than the seat it thinks for. */
interface Question {
  readonly game: GameId
  readonly rulesVersion: number
  readonly view: Position
  readonly seat: Seat
  readonly seed: string
}

export interface MoveJob extends Question {
  readonly task: 'move'
  readonly level: BotName
}

export interface WeighJob extends Question {
  readonly task: 'weigh'
  readonly budget: Budget
}

/** Why each of these moves rather than the others. */
export interface ExplainJob extends Question {
  readonly task: 'explain'
  readonly moves: readonly Move[]
}

/** Was there a better move than the one made? */
export interface JudgeJob extends Question {
  readonly task: 'judge'
  readonly move: Move
  readonly iterations: number
}

/** Whom a job keeps waiting: people at a table, or nobody but bots and whoever studies a match. */
export const URGENCIES = ['people', 'others'] as const
export type Urgency = (typeof URGENCIES)[number]

export type Job = MoveJob | WeighJob | ExplainJob | JudgeJob

export type Reasons = readonly (readonly Reason[])[]

export type Reply =
  | { readonly move: Move }
  | { readonly findings: Findings }
  | { readonly reasons: Reasons }
  | { readonly slip: Slip | null }
  | { readonly failed: string }
