import type { AchievementKind } from '../../../wire/ladder.ts'

/** The words of seasons, histories of ratings and achievements. */
export interface LadderText {
  readonly season: (quarter: number, year: string) => string
  readonly until: (date: string) => string
  readonly hint: string
  readonly which: string
  readonly players: string
  readonly empty: string
  readonly provisional: string
  readonly history: string
  readonly historyOf: (game: string) => string
  readonly historyEmpty: string
  readonly plot: (first: number, highest: number, last: number, matches: number) => string
  readonly achievements: string
  readonly achievementsEmpty: string
  readonly names: Readonly<Record<AchievementKind, string>>
  readonly whys: Readonly<Record<AchievementKind, string>>
}
