/** The words of a review: analysis, retrying, playing on, what happened meanwhile. */
export interface ReviewText {
  readonly hint: string
  readonly start: string
  readonly stop: string
  readonly byClub: string
  readonly byPage: string
  readonly progress: (done: number, all: number) => string
  readonly stopped: string
  readonly failed: string
  readonly story: {
    readonly title: string
    readonly throughout: (name: string) => string
    readonly mostly: (name: string, changes: number) => string
    readonly changing: (changes: number) => string
    readonly level: string
    /** `happened` is a line of the game log. */
    readonly turn: (
      move: number,
      happened: string,
      name: string,
      before: string,
      after: string,
      rose: boolean,
    ) => string
    /** Continues after `turn`. */
    readonly forGood: (name: string) => string
    readonly slip: (move: number, name: string, cost: string, better: string) => string
    readonly decided: (move: number, name: string) => string
    readonly late: (move: number, moves: number, name: string) => string
    readonly nearest: (move: number, first: string, second: string) => string
    readonly chance: (name: string, chance: string) => string
    readonly calm: (swing: string) => string
    readonly clean: string
    readonly unfinished: (moves: number) => string
    readonly alone: (name: string, points: number, opponent: number, won: boolean) => string
    readonly shared: (winners: readonly string[], points: number) => string
    readonly tie: (name: string, second: string, points: number) => string
    readonly won: (name: string, points: number, second: string, margin: number) => string
    /** Continues after `won`. */
    readonly wonBy: (source: string, points: number, other: number) => string
  }
  readonly chances: string
  readonly graph: string
  readonly step: string
  readonly move: (number: number) => string
  readonly slips: string
  readonly othersSlips: string
  readonly noSlips: string
  /** Below the name of its player. */
  readonly slip: (name: string, percent: string) => string
  readonly played: (move: string) => string
  readonly instead: (move: string) => string
  readonly tryAgain: string
  readonly trial: {
    readonly title: (move: number) => string
    readonly ask: (played: string, cost: string) => string
    readonly judging: string
    readonly weaker: (cost: string) => string
    /** The move that was really played. */
    readonly same: (cost: string) => string
    readonly right: string
    readonly nearly: (best: string) => string
    readonly shown: (best: string) => string
    readonly failed: string
    readonly takeBack: string
    readonly showMe: string
    readonly next: string
    readonly back: string
  }
  readonly film: {
    readonly title: string
    readonly frame: (number: number, all: number) => string
    readonly goOn: string
    readonly skip: string
  }
  readonly playOn: {
    readonly title: string
    /** After this many moves. */
    readonly lead: (moves: number) => string
    readonly seat: string
    readonly level: string
    readonly begin: string
  }
}
