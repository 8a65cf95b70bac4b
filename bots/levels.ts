import type { Effort } from './searcher.ts'

/** The strengths offered to people, weakest first. Apart from the bots themselves: a form names them without thinking. */
export const LEVELS = ['novice', 'steady', 'sharp', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** What the searching levels may spend on a decision; a game whose iterations are dear gets fewer of them. */
export const EFFORTS = {
  sharp: { iterations: 300 },
  expert: { iterations: 3000 },
  master: { milliseconds: 1900 },
} satisfies Partial<Record<Level, Effort>>
