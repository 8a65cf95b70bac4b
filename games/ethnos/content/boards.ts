/**
 * Eighteen glory tokens; the marked ones are for four and more players. One public source in full, a second for all
 * but one unmarked token (a third 2 here, a fifth 6 there); the choice made keeps both sets symmetrical around 5.
 */
export const GLORY_TOKENS: readonly { readonly value: number; readonly fourPlus: boolean }[] = [
  { value: 0, fourPlus: false },
  { value: 0, fourPlus: true },
  { value: 2, fourPlus: false },
  { value: 2, fourPlus: false },
  { value: 2, fourPlus: false },
  { value: 4, fourPlus: false },
  { value: 4, fourPlus: false },
  { value: 4, fourPlus: true },
  { value: 4, fourPlus: true },
  { value: 6, fourPlus: false },
  { value: 6, fourPlus: false },
  { value: 6, fourPlus: true },
  { value: 6, fourPlus: true },
  { value: 8, fourPlus: false },
  { value: 8, fourPlus: false },
  { value: 8, fourPlus: false },
  { value: 10, fourPlus: false },
  { value: 10, fourPlus: true },
]

/** Glory of a band by its number of cards; six or more give the last entry. Source: rulebook. */
export const BAND_GLORY = [0, 0, 1, 3, 6, 10, 15] as const

/** Source: one public author; the first age's value is in the rulebook. */
export const MERFOLK_LAST_CELL = 18
export const MERFOLK_MARKER_CELLS: readonly number[] = [3, 7, 12, 18]
export const MERFOLK_GLORY = { few: [1, 3], many: [1, 2, 4] } as const

/** Source: one public author; the first age's value and the glory for claiming are in the rulebook. */
export const GIANT_GLORY = { few: [2, 5], many: [2, 4, 6] } as const
export const GIANT_CLAIM_GLORY = 2

/** Count: rulebook; values: two public sources. */
export const TROLL_TOKENS: readonly number[] = [1, 2, 3, 4, 5, 6]

/** By number of markers. Three markers: rulebook; the rest: one public author. */
export const ORC_GLORY = [0, 1, 3, 6, 10, 15, 20] as const
