/** What is said at the end of a match. */
export interface EndingText {
  readonly counting: string
  readonly skip: string
  readonly youWon: (by: number) => string
  readonly youWonTie: string
  readonly youShare: string
  /** "You came second, 3 short". */
  readonly youCame: (place: number, short: number) => string
  readonly youCameTie: (place: number) => string
  readonly alone: (won: boolean) => string
  readonly won: (name: string) => string
  readonly shared: (names: string) => string
  /** Below the headline: the points of the first and the second. */
  readonly ofWin: (points: number, second: string, by: number) => string
  readonly ofLoss: (names: readonly string[], points: number, own: number) => string
  readonly ofShare: (names: string, points: number) => string
  readonly ofAlone: (points: number, opponent: number | undefined) => string
  readonly moment: string
  readonly seeMoment: string
  readonly looking: string
  /** Under the curve that a short look has made. */
  readonly quick: string
  readonly harder: (level: string) => string
  readonly picture: string
  readonly pictureMade: string
  readonly pictureFailed: string
  readonly card: {
    readonly title: string
    readonly place: (place: number) => string
  }
}
