/** The six actions in the order of the action card. Source: rulebook. */
export const ACTIONS = ['patrol', 'quest', 'build', 'research', 'expand', 'trade'] as const
export type Action = (typeof ACTIONS)[number]

export const SHIELDS = 5

/** Source: rulebook. */
export const ARMIES = { each: 7, start: 2, endTrigger: 7 } as const

/** The flag and the numbers 1 to 11; the flag compares as 0. Source: rulebook; no zero face: a published review. */
export const FLAG = 0
export const HIGHEST_BID = 11

/**
 * Victory points of tower level 0 to 6; level n costs n ore. Source: costs and levels rulebook, points own design (the
 * printed ones are not known to us).
 */
export const TOWER = { points: [0, 1, 2, 3, 4, 5, 8], top: 6 } as const

/** Level n costs n mana and is worth n victory points in all. Source: rulebook. */
export const MAGIC = { top: 5 } as const

/** Source: rulebook. */
export const POINTS = {
  army: 1,
  magicLevel: 1,
  capitalAlone: 2,
  capitalShared: 1,
  crown: 2,
  city: 1,
  lostKingdomRegion: 1,
  trophy: 1,
} as const

/** How the number of players changes the game. Source: rulebook; token counts follow from the boards. */
export interface TableRules {
  readonly lostKingdom: boolean
  readonly alliances: boolean
  readonly refresherSkips: boolean
  /** Exploration tokens on the table. */
  readonly tokens: number
  /** Home regions that get a token; all free ones where it says 4. */
  readonly tokensPerHome: number
  readonly blankToken: boolean
}

export const TABLE_RULES: Readonly<Record<number, TableRules>> = {
  2: { lostKingdom: true, alliances: false, refresherSkips: false, tokens: 13, tokensPerHome: 4, blankToken: true },
  3: { lostKingdom: false, alliances: true, refresherSkips: false, tokens: 12, tokensPerHome: 4, blankToken: true },
  4: { lostKingdom: false, alliances: true, refresherSkips: false, tokens: 16, tokensPerHome: 4, blankToken: true },
  5: { lostKingdom: false, alliances: true, refresherSkips: true, tokens: 15, tokensPerHome: 3, blankToken: false },
}

/** Colours of the armies by seat; a spare one is for neutral armies. Source: names from a public shop page, tones ours. */
export const COLOURS = ['white', 'blue', 'purple', 'orange', 'black'] as const

/** A game that nobody ends is scored at this refresh (TEK-R-76); most games have five to eight. Own design. */
export const LAST_REFRESH = 30
/** The table announces it this many refreshes earlier. */
export const LAST_CALL = 5
