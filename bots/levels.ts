import type { ErrorModel } from './error-model.ts'
import type { Effort } from './searcher.ts'

/** The strengths offered to people, weakest first. Apart from the bots themselves: a form names them without thinking. */
export const LEVELS = ['novice', 'steady', 'sharp', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** How the levels err that look one step ahead. Sharp does so too, and makes none of these mistakes. */
export const ERROR_MODELS = {
  novice: { noticed: 0.25, misjudged: 2.2 },
  steady: { noticed: 0.58, misjudged: 0.8 },
} satisfies Partial<Record<Level, ErrorModel>>

/** What the searching levels may spend on a decision; a game in which a walk tells little gets more of them. */
export const EFFORTS = {
  expert: { iterations: 16 },
  master: { milliseconds: 1900 },
} satisfies Partial<Record<Level, Effort>>
