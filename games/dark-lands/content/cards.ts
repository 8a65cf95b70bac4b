/*
 * The deck. `cost` is Warriors, Artisans, Mages; `printed` names the figures that the rulebook fixes. All others are
 * our own design: owners of the printed cards can enter theirs.
 */
export type CardKind = 'troop' | 'fortification' | 'magic'

export interface CardFigures {
  readonly id: string
  readonly kind: CardKind
  readonly attack: number
  readonly support: number
  readonly cost: readonly [warriors: number, artisans: number, mages: number]
  readonly copies: number
  /** Starts in the discard pile (DL-SETUP-5). */
  readonly reserve: boolean
  readonly printed: readonly ('name' | 'attack' | 'support' | 'cost')[]
}

/**
 * Plain troops follow a rule: attack equals Warriors, support is one more than Artisans. It yields the printed
 * Crossbowmen.
 */
export const TROOPS = [
  {
    id: 'spearmen',
    kind: 'troop',
    attack: 1,
    support: 1,
    cost: [1, 0, 0],
    copies: 9,
    reserve: false,
    printed: ['cost'],
  },
  { id: 'militia', kind: 'troop', attack: 1, support: 1, cost: [0, 1, 0], copies: 6, reserve: false, printed: [] },
  { id: 'swordsmen', kind: 'troop', attack: 2, support: 1, cost: [2, 0, 0], copies: 7, reserve: false, printed: [] },
  { id: 'archers', kind: 'troop', attack: 1, support: 2, cost: [1, 1, 0], copies: 7, reserve: false, printed: [] },
  { id: 'sappers', kind: 'troop', attack: 1, support: 3, cost: [0, 2, 0], copies: 4, reserve: false, printed: [] },
  {
    id: 'men-at-arms',
    kind: 'troop',
    attack: 2,
    support: 2,
    cost: [2, 1, 0],
    copies: 6,
    reserve: false,
    printed: ['attack', 'cost'],
  },
  { id: 'halberdiers', kind: 'troop', attack: 3, support: 1, cost: [3, 0, 0], copies: 4, reserve: false, printed: [] },
  { id: 'ballista', kind: 'troop', attack: 2, support: 3, cost: [2, 2, 0], copies: 4, reserve: false, printed: [] },
  {
    id: 'catapult',
    kind: 'troop',
    attack: 1,
    support: 4,
    cost: [1, 2, 0],
    copies: 4,
    reserve: false,
    printed: ['name'],
  },
  { id: 'cavalry', kind: 'troop', attack: 3, support: 2, cost: [3, 1, 0], copies: 4, reserve: false, printed: [] },
  {
    id: 'crossbowmen',
    kind: 'troop',
    attack: 2,
    support: 4,
    cost: [2, 3, 0],
    copies: 2,
    reserve: false,
    printed: ['attack', 'cost', 'support'],
  },
  { id: 'knights', kind: 'troop', attack: 5, support: 2, cost: [4, 1, 0], copies: 3, reserve: false, printed: [] },
  { id: 'battle-mages', kind: 'troop', attack: 2, support: 2, cost: [1, 0, 1], copies: 3, reserve: false, printed: [] },
  { id: 'golem', kind: 'troop', attack: 3, support: 4, cost: [0, 2, 2], copies: 2, reserve: false, printed: [] },
  {
    id: 'griffin-riders',
    kind: 'troop',
    attack: 4,
    support: 1,
    cost: [2, 0, 1],
    copies: 2,
    reserve: false,
    printed: [],
  },
  { id: 'royal-guard', kind: 'troop', attack: 5, support: 3, cost: [4, 1, 0], copies: 3, reserve: true, printed: [] },
  { id: 'trebuchet', kind: 'troop', attack: 2, support: 5, cost: [1, 3, 0], copies: 2, reserve: true, printed: [] },
  { id: 'paladins', kind: 'troop', attack: 5, support: 2, cost: [3, 0, 1], copies: 3, reserve: true, printed: [] },
  { id: 'siege-tower', kind: 'troop', attack: 3, support: 4, cost: [3, 2, 0], copies: 3, reserve: true, printed: [] },
  { id: 'tamed-dragon', kind: 'troop', attack: 6, support: 4, cost: [2, 0, 2], copies: 1, reserve: true, printed: [] },
  { id: 'rangers', kind: 'troop', attack: 2, support: 2, cost: [1, 1, 0], copies: 4, reserve: true, printed: [] },
  { id: 'veterans', kind: 'troop', attack: 3, support: 2, cost: [2, 1, 0], copies: 4, reserve: true, printed: [] },
] as const satisfies readonly CardFigures[]

/** One support for each companion; the Citadel, a reserve card, gives two more. */
export const FORTIFICATIONS = [
  {
    id: 'garrison',
    kind: 'fortification',
    attack: 0,
    support: 1,
    cost: [0, 1, 0],
    copies: 5,
    reserve: false,
    printed: ['cost'],
  },
  {
    id: 'watchtower',
    kind: 'fortification',
    attack: 0,
    support: 2,
    cost: [0, 2, 0],
    copies: 4,
    reserve: false,
    printed: [],
  },
  {
    id: 'war-camp',
    kind: 'fortification',
    attack: 0,
    support: 2,
    cost: [1, 1, 0],
    copies: 2,
    reserve: false,
    printed: [],
  },
  {
    id: 'fortress',
    kind: 'fortification',
    attack: 0,
    support: 3,
    cost: [0, 3, 0],
    copies: 3,
    reserve: false,
    printed: ['cost'],
  },
  {
    id: 'citadel',
    kind: 'fortification',
    attack: 0,
    support: 5,
    cost: [0, 3, 0],
    copies: 2,
    reserve: true,
    printed: [],
  },
] as const satisfies readonly CardFigures[]

/** Names of Strength Potion and Claim, the cost of the former: rulebook. Effects are in magic.ts. */
export const MAGIC = [
  {
    id: 'strength-potion',
    kind: 'magic',
    attack: 0,
    support: 0,
    cost: [0, 0, 1],
    copies: 4,
    reserve: false,
    printed: ['name', 'cost'],
  },
  { id: 'magic-sword', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 2], copies: 2, reserve: false, printed: [] },
  { id: 'claim', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 1], copies: 3, reserve: false, printed: ['name'] },
  { id: 'insight', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 1], copies: 2, reserve: false, printed: [] },
  { id: 'scouting', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 1], copies: 1, reserve: false, printed: [] },
  {
    id: 'transmutation',
    kind: 'magic',
    attack: 0,
    support: 0,
    cost: [0, 0, 1],
    copies: 1,
    reserve: false,
    printed: [],
  },
  { id: 'portal', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 2], copies: 2, reserve: false, printed: [] },
  { id: 'alliance', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 1], copies: 2, reserve: false, printed: [] },
  { id: 'treasure-map', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 1], copies: 2, reserve: false, printed: [] },
  { id: 'recruitment', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 1], copies: 1, reserve: false, printed: [] },
  { id: 'second-wind', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 1], copies: 1, reserve: false, printed: [] },
  { id: 'toll', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 1], copies: 1, reserve: false, printed: [] },
  { id: 'levitation', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 1], copies: 1, reserve: true, printed: [] },
  { id: 'royal-decree', kind: 'magic', attack: 0, support: 0, cost: [0, 0, 2], copies: 1, reserve: true, printed: [] },
] as const satisfies readonly CardFigures[]

/** The order used everywhere. */
export const CARDS = [...TROOPS, ...FORTIFICATIONS, ...MAGIC] as const

export type TroopId = (typeof TROOPS)[number]['id']
export type FortificationId = (typeof FORTIFICATIONS)[number]['id']
export type MagicId = (typeof MAGIC)[number]['id']
export type CardId = TroopId | FortificationId | MagicId
