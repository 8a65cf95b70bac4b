/** What the rest of a game is worked out with: this round in expectation, then the next ones, which count for less. */
export type KingdomFigures = {
  /** What a top-row spot that is still free will bring to a war, by round. */
  readonly newcomer: readonly number[]
  /** What gold is worth once a round is over, by round: hardly anything after the last. */
  readonly gold: readonly number[]
  /** Later rounds count for less, because plans change; aging in them for still less. */
  readonly future: number
  readonly laterAging: number
  /** A victory also denies the neighbour one, now and then. */
  readonly denial: number
  /** How surely the stronger wins, and by how much the equal one does. */
  readonly spread: number
  readonly edge: number
  /** How strong a neighbour will be in a later round: a part of what it is now, and something, more from round to round. */
  readonly enemyNow: number
  readonly enemyBase: number
  readonly enemyByRound: number
  /** Production that lasts: food, wood, diamonds, and each level of a building. */
  readonly food: number
  readonly wood: number
  readonly diamond: number
  readonly levels: number
  /** For each round to come: a new building, a second level, the fifth spot. */
  readonly newBuilding: number
  readonly secondLevel: number
  readonly fifthSpot: number
  /** A card on its own: kept for the next round, its strength, its resources, its abilities, gold that is missing for it. */
  readonly kept: number
  readonly strength: number
  readonly resources: number
  readonly abilities: number
  readonly missingGold: number
  /** Which part of that counts beside what the card does for the best deployment. */
  readonly alone: number
}
