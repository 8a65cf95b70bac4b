/** The rulebook's numbers that belong to no card. The two-player and artifact figures are in sections of their own. */
export const ROUNDS = 4
export const START_GOLD = 3
export const BASE_INCOME = 2
export const WAR_VP = 3
export const LAND_PER_BUILDING = 2
export const HAND_SIZE = 5
export const KEEP_LIMIT = 1

/** Spots 0 to 2 are the top row, 3 and 4 the bottom row; spot 2 comes with the first level II building. */
export const SPOTS = 5
export const ROW_OF = ['top', 'top', 'top', 'bottom', 'bottom'] as const
export const FIFTH_SPOT = 2
export const TOP_SPOTS = [0, 1, 2] as const
export const BOTTOM_SPOTS = [3, 4] as const

export const ARTIFACT_COST = 1
export const ARTIFACT_COST_STEP = 1

export const DUEL_HAND_SIZE = 9
export const DUEL_WIN_FACTOR = 2

export const SOLO_PICKS = 5
export const SOLO_REVEAL = 3
export const SOLO_ARTIFACT_COST = 1

/**
 * Taking back is free (PT-DEPLOY-1). This bound, far beyond what a person does in a round, ensures that composing ends.
 */
export const TAKE_BACKS = 1000

/** As counted in the box; the digital game never runs out. */
export const BOX = {
  unitCards: 81,
  buildingTypes: 5,
  goldTokens: { 1: 50, 5: 9 },
  ageTokens: 60,
  playerAids: 7,
  scoreMarkers: 7,
  timeMarkers: 1,
} as const
