/** Figures for estimating the prospects of a people. */
export type PeopleFigures = {
  /** What a fresh combo pays per turn, by experience: decides between staying and declining. */
  readonly fresh: number
  /** How much of a declined race is left after a round of its neighbours' attention. */
  readonly wear: number
  /** An active race keeps its land better. */
  readonly hold: number
  /** Once conquering is over, a token in hand is only a spare. */
  readonly idleToken: number
  /** Tokens that another region takes, and how many more regions are considered at most. */
  readonly tokensForRegion: number
  readonly mostRegions: number
  /** The share of conquest coins that counts for regions not conquered yet. */
  readonly conquestCoins: number
  /** The share of the growth that counts in favour of staying. */
  readonly growthForStaying: number
  /** 1 to leave land for better land, 0 to keep what one has: for comparison. */
  readonly leaves: number
  /** How safe a region is: closed to everybody; by what guards it; and at most. */
  readonly immune: number
  readonly guard: number
  readonly safest: number
}
