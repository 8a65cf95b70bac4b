/** Source: rulebook. */
export const STARTING_COINS = 25
export const STARTING_HAND = 8
export const FREE_COMPANIONS = 2
export const COMPANION_PRICE = 5
export const BASIC_DRAW = 1
/** Cards given for each card drawn in the exchange. */
export const EXCHANGE_RATE = 2

/** Source: rulebook. The order of the figures in every cost. */
export const COMPANIONS = ['warrior', 'artisan', 'mage'] as const
export type CompanionId = (typeof COMPANIONS)[number]
/** The index of a companion's type in `COMPANIONS`. */
export type Companion = 0 | 1 | 2
export const WARRIOR = 0
export const ARTISAN = 1
export const MAGE = 2
export const ALL_COMPANIONS: readonly Companion[] = [WARRIOR, ARTISAN, MAGE]

/** The free companions: any two, the same type twice if you like (DL-SETUP-11). */
export const PAIRS: readonly (readonly [Companion, Companion])[] = [
  [WARRIOR, WARRIOR],
  [WARRIOR, ARTISAN],
  [WARRIOR, MAGE],
  [ARTISAN, ARTISAN],
  [ARTISAN, MAGE],
  [MAGE, MAGE],
]

/** What a coin is worth. Source: rulebook. Shown only: money is one number (DL-RUL-8). */
export const COIN = { gold: 25, silver: 10, bronze: 5, tin: 1 } as const
export type CoinId = keyof typeof COIN
export const COINS: readonly CoinId[] = ['gold', 'silver', 'bronze', 'tin']

/** Five colours and red: rulebook; the other four: our choice. By seat. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const
export type ColourId = (typeof COLOURS)[number]

/** Extra coins at the final count by place in the order of round 1, if the table wants it. Original design. */
export const SEAT_COMPENSATION: Readonly<Record<number, readonly number[]>> = {
  2: [8, 0],
  3: [8, 4, 0],
  4: [12, 8, 4, 0],
  5: [12, 9, 6, 3, 0],
}
