/** How much of a thing that is not a point yet will become points. */
export type PointFigures = {
  /** The units towards the next level, when they are all there; the same for the level after it. */
  readonly saved: number
  readonly savedAhead: number
  /** A unit beyond what the next levels need. */
  readonly spare: number
  readonly armyInRuins: number
  /** Each level, for what the last one will bring. */
  readonly promise: number
}
