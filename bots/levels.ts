/** The strengths offered to people, weakest first. Apart from the bots themselves: a form names them without thinking. */
export const LEVELS = ['novice', 'steady', 'sharp', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]
