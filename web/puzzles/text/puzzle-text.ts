/** How much weaker a move is, in a word. */
export const PRICES = ['little', 'clearly', 'much'] as const
export type Price = (typeof PRICES)[number]

/** The words around puzzles, whatever the game. */
export interface PuzzleText {
  readonly title: string
  readonly of: (game: string) => string
  readonly lead: string
  readonly choose: string
  readonly daily: string
  readonly dailyOpen: string
  readonly dailyDone: string
  readonly train: string
  readonly rating: string
  readonly unsure: string
  readonly streak: string
  readonly days: (days: number) => string
  readonly tried: string
  readonly progress: (found: number, tried: number, all: number) => string
  readonly themes: string
  readonly noneLeft: string
  readonly unknown: string
  readonly panel: string
  readonly rated: (points: number) => string
  readonly task: (name: string, decisions: number) => string
  readonly goOn: string
  readonly judging: string
  readonly weaker: Readonly<Record<Price, string>>
  readonly solved: (decisions: number) => string
  readonly near: string
  readonly solution: (line: readonly string[]) => string
  readonly runnerUp: (move: string, price: Price) => string
  readonly why: string
  readonly solutionTitle: string
  readonly strongest: string
  readonly nextBest: string
  readonly bar: (best: number, here: number) => string
  readonly barBest: string
  readonly barHere: string
  readonly barNext: string
  readonly change: (points: number, change: number) => string
  readonly notRated: string
  readonly showMe: string
  readonly takeBack: string
  readonly next: string
  readonly again: string
  readonly leave: string
  readonly voteOut: string
  readonly votedOut: string
  readonly bringBack: string
}
