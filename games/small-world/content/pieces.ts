/** Source: the rulebook; the die's faces by the publisher's digital edition. */
export const PIECES = {
  lostTribes: 18,
  mountains: 9,
  lairs: 10,
  fortresses: 6,
  encampments: 5,
  holes: 2,
  heroes: 2,
  dragons: 1,
} as const

export const DIE = [0, 0, 0, 1, 2, 3] as const

/** The bank never runs out; the values are for drawing coins only. */
export const COINS = [
  { value: 1, count: 35 },
  { value: 3, count: 20 },
  { value: 5, count: 24 },
  { value: 10, count: 30 },
] as const

export const STARTING_COINS = 5

/** Tokens that any region costs, before what stands in it. SW-CONQ-3 */
export const BASE_PRICE = 2

/** Five in the row and the tops of the two stacks. */
export const COMBOS_ON_OFFER = 6

/** What may be written on the blank banner and badge. */
export const MAX_CUSTOM_RACE = 10
export const MAX_CUSTOM_POWER = 5
