import type { Judged } from '../bots/advice/analyse.ts'

/** The analysis of a finished match, perhaps in progress. */
export interface MatchAnalysis {
  /** Not requested, in progress, or complete. */
  readonly state: 'none' | 'work' | 'whole'
  /** How many positions there are to judge, including the opening; 0 if not requested. */
  readonly steps: number
  /** In order and without gaps, from the requested step on. */
  readonly judged: readonly Judged[]
}
