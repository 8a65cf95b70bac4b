/** Source: effects from the rulebook; the count of each is our own design (16 in all, including a blank: rulebook). */
export const TOKENS = [
  'crown',
  'treasure',
  'bandit',
  'dragon-lair',
  'camp',
  'fortress',
  'city',
  'church',
  'blank',
] as const
export type Token = (typeof TOKENS)[number]

export const TOKEN_COUNT: Readonly<Record<Token, number>> = {
  crown: 1,
  treasure: 3,
  bandit: 3,
  'dragon-lair': 1,
  camp: 3,
  fortress: 1,
  city: 2,
  church: 1,
  blank: 1,
}

export const TREASURE_UNITS = 2
export const BANDIT_UNITS = 2
export const FORTRESS_DISCOUNT = 2
