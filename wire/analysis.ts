import type { Judged } from '../bots/advice/analyse.ts'

/** The analysis of a finished match, perhaps in progress. */
export interface MatchAnalysis {
  /** Not requested, in progress, or complete. */
  readonly state: 'none' | 'work' | 'whole'
  /** How many positions there are to judge, the opening among them; 0 if nobody has asked. */
  readonly steps: number
  /** In order and without gaps, from the step on that was asked for. */
  readonly judged: readonly Judged[]
}
