/** What bots weigh in a position. */
export const TERMS = ['coins', 'land', 'held', 'warriors', 'artisans', 'mages', 'hand', 'soon', 'now', 'stay'] as const

export type Term = (typeof TERMS)[number]
