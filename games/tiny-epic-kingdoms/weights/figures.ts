/** The share of each not-yet-point that will become points. */
export type PointFigures = {
  /** The units for the next level, once complete; the same for the level after it. */
  readonly saved: number
  readonly savedAhead: number
  /** A unit beyond what the next levels need. */
  readonly spare: number
  readonly armyInRuins: number
  /** Each level, for what the last one will bring. */
  readonly promise: number
}
