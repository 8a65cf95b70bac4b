import type { Judged } from '../bots/advice/analyse.ts'

/** The analysis of a match that is over, as far as it has come. */
export interface MatchAnalysis {
  /** Nobody has asked for it; the server is at it; or all is judged. */
  readonly state: 'none' | 'work' | 'whole'
  /** How many positions there are to judge, the opening among them; 0 if nobody has asked. */
  readonly steps: number
  /** In order and without gaps, from the step on that was asked for. */
  readonly judged: readonly Judged[]
}
