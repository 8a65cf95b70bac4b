/** What the prospects of a people are worked out with. */
export type PeopleFigures = {
  /** What a fresh combo pays a turn, by experience: decides between staying and leaving. */
  readonly fresh: number
  /** How much of a declined race is left after a round of its neighbours' attention. */
  readonly wear: number
  /** An active race keeps its land better. */
  readonly hold: number
  /** Once conquering is over, a token in hand is only a spare one. */
  readonly idleToken: number
  /** Tokens a further region takes, and how many regions more are thought of at most. */
  readonly tokensForRegion: number
  readonly mostRegions: number
  /** Which part of the coins for conquests counts for regions not conquered yet. */
  readonly conquestCoins: number
  /** Which part of the growth speaks for staying. */
  readonly growthForStaying: number
  /** 1 to leave land for better land, 0 to keep what one has: for comparison. */
  readonly leaves: number
  /** How safe a region is: nobody may enter it; by what guards it, and at most. */
  readonly immune: number
  readonly guard: number
  readonly safest: number
}
