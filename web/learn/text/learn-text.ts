/** The words around lessons, whatever the game. */
export interface LearnText {
  readonly title: string
  readonly of: (game: string) => string
  readonly lead: string
  readonly choose: string
  readonly puzzles: string
  readonly search: string
  readonly noneFound: string
  readonly progress: (done: number, all: number) => string
  readonly finished: string
  readonly begin: string
  readonly goOn: string
  readonly unknown: string
  readonly panel: string
  readonly step: (step: number, steps: number) => string
  readonly next: string
  readonly back: string
  readonly showMe: string
  readonly takeBack: string
  readonly leave: string
  readonly playOn: string
  readonly notThis: string
  readonly others: string
  /** Progress towards a goal. */
  readonly soFar: (figure: number) => string
  readonly placeNow: (place: number) => string
  readonly done: (title: string) => string
  readonly nextLesson: (title: string) => string
  readonly again: string
  readonly playGame: string
  readonly courseDone: string
  readonly challenges: string
  readonly challengesLead: string
  readonly challenge: (title: string) => string
  readonly rivals: (count: number, level: string) => string
  readonly tryIt: string
  readonly starsEarned: (earned: number, all: number) => string
  readonly starEarned: string
  readonly starOpen: string
  readonly goalWin: string
  readonly goalPlace: (place: number) => string
  readonly goalPoints: (points: number) => string
  readonly goalLead: (points: number) => string
  /** The coach of a first game. */
  readonly coach: string
  readonly gotIt: string
  readonly iKnow: string
  readonly coachOff: string
  readonly coachHint: string
  readonly coachAnew: string
  readonly switchedOn: string
  readonly switchedOff: string
  readonly itsLesson: string
  readonly itsRule: string
}
