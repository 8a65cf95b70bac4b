/** What bots weigh in a position. */
export const TERMS = [
  'score',
  'armies',
  'land',
  'magic',
  'tower',
  'crown',
  'trophies',
  'summit',
  'abilities',
  'savings',
  'income',
  'variety',
  'alone',
  'war',
] as const

export type Term = (typeof TERMS)[number]
