/** What bots weigh in a position. */
export const TERMS = [
  'points',
  'war',
  'flips',
  'building',
  'aging',
  'standing',
  'gold',
  'later',
  'cards',
  'kept',
  'debt',
  'lich',
] as const

export type Term = (typeof TERMS)[number]
