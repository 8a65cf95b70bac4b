/** The words of the daily challenge, whatever the game. */
export interface DailyText {
  readonly title: string
  readonly of: (date: string) => string
  readonly lead: string
  readonly before: string
  readonly after: string
  readonly task: (players: number, seat: number) => string
  readonly rivals: (count: number, level: string) => string
  readonly streak: string
  readonly days: (days: number) => string
  readonly finished: (people: number) => string
  readonly club: string
  readonly clubHint: string
  readonly arrive: string
  readonly guest: string
  readonly play: string
  readonly goOn: string
  readonly result: (place: number, seats: number, score: number | null) => string
  readonly opens: (hours: number, minutes: number) => string
  readonly notCounted: string
  readonly share: string
  readonly copied: string
  readonly shareLine: string
  readonly results: string
  readonly noResults: string
  readonly rank: string
  readonly player: string
  readonly place: string
  readonly points: string
  readonly replay: string
  readonly practise: string
  readonly practiseHint: string
  readonly alone: string
  readonly aloneHint: string
  readonly aloneProof: string
  readonly playAlone: string
  readonly waiting: string
  readonly counted: string
  readonly refused: string
  readonly resultsAlone: string
  readonly unknown: string
  readonly unreached: string
  readonly atTable: (date: string) => string
  readonly sealed: string
  readonly back: string
}
