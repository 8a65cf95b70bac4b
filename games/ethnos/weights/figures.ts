/** Figures for estimating the glory to come. */
export type GloryFigures = {
  /** A place in a later age counts less: much can happen before. */
  readonly laterAge: number
  /** The value of a band's marker for each of its cards. */
  readonly marker: number
  /** A Skeleton may be gone before the band is complete. */
  readonly skeleton: number
  /** How many draws a seat needs to be sure of another turn. */
  readonly draws: number
}
