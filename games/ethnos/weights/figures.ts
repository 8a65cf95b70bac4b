/** What the glory to come is worked out with. */
export type GloryFigures = {
  /** A place in a later age counts for less: much can happen until then. */
  readonly laterAge: number
  /** What the marker of a band is worth for each of its cards. */
  readonly marker: number
  /** A Skeleton may not be there when the band is complete. */
  readonly skeleton: number
  /** How many draws a seat needs to be sure of another turn. */
  readonly draws: number
}
