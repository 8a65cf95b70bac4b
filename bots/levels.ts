import type { Faults } from './fallible.ts'
import type { Effort } from './searcher.ts'

/** The strengths offered to people, weakest first. Apart from the bots themselves: a form names them without thinking. */
export const LEVELS = ['novice', 'steady', 'sharp', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** How the levels err that look one step ahead. */
export const FAULTS = {
  novice: { noticed: 0.55, misjudged: 0.6 },
  steady: { noticed: 0.95, misjudged: 0.25 },
} satisfies Partial<Record<Level, Faults>>

/** What the searching levels may spend on a decision; a game whose iterations are dear gets fewer of them. */
export const EFFORTS = {
  sharp: { iterations: 16 },
  expert: { iterations: 350 },
  master: { milliseconds: 1900 },
} satisfies Partial<Record<Level, Effort>>
