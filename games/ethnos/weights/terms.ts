/** What bots weigh in a position. */
export const TERMS = [
  'glory',
  'kingdoms',
  'markers',
  'bands',
  'giant',
  'merfolk',
  'swimmers',
  'horde',
  'trolls',
  'hand',
  'cards',
] as const

export type Term = (typeof TERMS)[number]
