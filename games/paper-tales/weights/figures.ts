/** Figures for estimating the rest of a game: this round in expectation, then the next ones, which count less. */
export type KingdomFigures = {
  /** What a free top-row spot will bring to a war, by round. */
  readonly newcomer: readonly number[]
  /** The value of gold after a round, by round: hardly anything after the last. */
  readonly gold: readonly number[]
  /** Later rounds count less because plans change, and aging in them still less. */
  readonly future: number
  readonly laterAging: number
  /** A victory also denies the neighbour one, now and then. */
  readonly denial: number
  /** How likely the stronger wins, and by how much the equal does. */
  readonly spread: number
  readonly edge: number
  /**
   * A neighbour's strength in a later round: a share of the present one plus a constant, growing from round to round.
   */
  readonly enemyNow: number
  readonly enemyBase: number
  readonly enemyByRound: number
  /** Lasting production: food, wood, diamonds, and each level of a building. */
  readonly food: number
  readonly wood: number
  readonly diamond: number
  readonly levels: number
  /** For each remaining round: a new building, a second level, the fifth spot. */
  readonly newBuilding: number
  readonly secondLevel: number
  readonly fifthSpot: number
  /**
   * A card by itself: kept for the next round, its strength, resources, abilities, and the gold that is missing for it.
   */
  readonly kept: number
  readonly strength: number
  readonly resources: number
  readonly abilities: number
  readonly missingGold: number
  /** The share of that which counts besides the card's part in the best deployment. */
  readonly alone: number
}
