/** What bots weigh in a position. */
export const TERMS = [
  'purse',
  'declined',
  'income',
  'holding',
  'growth',
  'legacy',
  'fresh',
  'once',
  'tokens',
  'spare',
  'safety',
] as const

export type Term = (typeof TERMS)[number]
